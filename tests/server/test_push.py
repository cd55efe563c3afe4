"""Web Push by the standards: encrypted as in RFC 8291, signed as in RFC 8292."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from meadhall.server.alerts import push
from meadhall.server.alerts.push import open_push, sealed, to_bytes, to_text
from meadhall.server.protocol import Refused

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
TEXT = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_encrypted_as_in_the_standards_example() -> None:
    """The example of RFC 8291, section 5."""
    sender = ec.derive_private_key(int.from_bytes(to_bytes(SENDER), "big"), ec.SECP256R1())
    assert to_text(sealed(TEXT, to_bytes(BROWSER), to_bytes(AUTH), sender, to_bytes(SALT))) == SEALED


def test_signed_so_that_a_push_service_believes_it(tmp_path: Path) -> None:
    ours = open_push(tmp_path)
    assert ours is not None
    headers = ours.headers("https://push.example:8443/abc/def", "https://hall.example")
    words = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(", "))
    head, claims, signature = words["t"].split(".")
    raw = to_bytes(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(words["k"]))
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(to_bytes(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example:8443", "https://hall.example")
    assert words["k"] == ours.public


def test_key_is_stored_and_private(tmp_path: Path) -> None:
    first, second = open_push(tmp_path), open_push(tmp_path)
    assert first is not None
    assert second is not None
    assert first.public == second.public
    assert (tmp_path / push.KEY).stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == [push.KEY]


def test_processes_with_one_secret_have_one_key(tmp_path: Path) -> None:
    first, second, other = [open_push(tmp_path, secret) for secret in ("abc", "abc", "abd")]
    assert first is not None
    assert second is not None
    assert other is not None
    assert first.public == second.public != other.public
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("key", "auth"), [("", AUTH), ("A" * 87, AUTH), (BROWSER, "AAAA"), (BROWSER, ""), ("é", AUTH)])
def test_bad_keys_are_refused(tmp_path: Path, key: str, auth: str) -> None:
    ours = open_push(tmp_path)
    assert ours is not None
    ours.check(BROWSER, AUTH)
    with pytest.raises(Refused):
        ours.check(key, auth)


def test_no_push_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "HAS_CRYPTOGRAPHY", False)
    assert open_push(tmp_path) is None
    assert list(tmp_path.iterdir()) == []
