"""Web Push: messages encrypted for a browser (RFC 8291) and signed (RFC 8292).

It needs `cryptography`: `pip install 'meadhall[push]'`. Without it, push is off and clients know it.
"""

from __future__ import annotations

import base64
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from meadhall.server.protocol import Refused

try:
    from cryptography.exceptions import InvalidKey
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
except ImportError:
    HAS_CRYPTOGRAPHY = False
else:
    HAS_CRYPTOGRAPHY = True

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of curve P-256
KEY: Final = "push.pem"  # in the data folder
HOURS: Final = 12  # until a signature expires
TTL: Final = 86_400  # seconds that a push service keeps a message
RECORD: Final = 4096  # bytes of an encrypted record
LONGEST: Final = 3000  # bytes of a message


def to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def open_push(folder: Path, secret: str = "") -> Push | None:
    """Load the key for pushes, or create it. None without `cryptography`.

    Processes that share a secret derive the key from it: browsers know the hall by its key.
    """
    if not HAS_CRYPTOGRAPHY:
        return None
    if secret:
        number = int.from_bytes(derived(b"meadhall", secret.encode(), b"push", 48), "big")
        return Push(ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1()))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / KEY
    if not path.exists():
        key = ec.generate_private_key(ec.SECP256R1())
        write(path, key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                                      serialization.NoEncryption()))  # fmt: skip
    found = serialization.load_pem_private_key(path.read_bytes(), None)
    assert isinstance(found, ec.EllipticCurvePrivateKey), f"{path} is a key of another kind"
    return Push(found)


def write(path: Path, raw: bytes) -> None:
    """Write a private file at once: two processes may start together."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.touch(0o600)
    draft.write_bytes(raw)
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


class Push:
    """Encrypts and signs with the hall's key."""

    def __init__(self, key: EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_text(point(key))

    def check(self, p256dh: str, auth: str) -> None:
        """Refuse keys that aren't a browser's."""
        try:
            self.seal(b"", p256dh, auth)
        except (ValueError, InvalidKey):
            raise Refused("bad-address", "these aren't a browser's keys", status=400) from None

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Return the headers for a push service: signature, encoding and lifetime."""
        url = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": contact,
        }
        return {
            "authorization": f"vapid t={self.token(claims)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
        }

    def token(self, claims: dict[str, str | int]) -> str:
        """Return a JSON Web Token, signed with ES256."""
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join([to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts])
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def seal(self, message: bytes, p256dh: str, auth: str) -> bytes:
        """Encrypt a message for the browser with these keys."""
        assert len(message) <= LONGEST, "a push is short"
        return sealed(
            message, to_bytes(p256dh), to_bytes(auth), ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        )


def sealed(message: bytes, browser: bytes, auth: bytes, sender: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt one record by RFC 8291: derive key and nonce from both keys and the secret."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    if len(auth) != 16:
        raise ValueError("the browser's secret has sixteen bytes")
    ours = point(sender)
    shared = sender.exchange(ec.ECDH(), theirs)
    secret = derived(auth, shared, b"WebPush: info\0" + browser + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: EllipticCurvePrivateKey) -> bytes:
    """Return the public key in the format of browsers."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
