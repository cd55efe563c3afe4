"""A bot in plain Python that plays one seat over HTTP: python bot.py http://127.0.0.1:8000 TABLE TOKEN"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(url: str, token: str, message: dict[str, Any] | None = None) -> Any:
    body = json.dumps({"token": token, **message}).encode() if message else None
    return urlopen(Request(url, body, {"Authorization": f"Bearer {token}"}), timeout=60)


def answer(table: str, token: str, version: int, ask: dict[str, Any]) -> None:
    option = random.choice(ask["options"])  # here your bot would think
    try:
        call(f"{table}/answer", token, {"version": version, "decision": ask["decision"], "option": option}).close()
    except HTTPError as refused:
        if refused.code == 429:  # too many requests: slow down and say it again
            time.sleep(0.5)
            answer(table, token, version, ask)


def play(table: str, token: str, answered: str = "") -> Any:
    while True:  # a stream that was cut off is opened again; it begins with the table as it is
        for line in call(f"{table}/events", token):
            state = json.loads(line[6:]) if line.startswith(b"data: ") else {}
            if state.get("outcome"):
                return state["outcome"]
            if state.get("ask") and state["ask"]["decision"] != answered:
                answered = state["ask"]["decision"]
                answer(table, token, state["version"], state["ask"])


if __name__ == "__main__":
    print(json.dumps(play(f"{sys.argv[1]}/api/tables/{sys.argv[2]}", sys.argv[3])))
