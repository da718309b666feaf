"""A program at the table: python examples/remote_bot.py http://HOST:8000 CODE — it sits down and plays legally to the end."""

import random
import sys

import httpx


def main(address: str, code: str) -> None:
    with httpx.Client(base_url=f"{address}/api", timeout=60) as server:
        me = server.post("/guests", json={"nickname": "Robot", "token": True}).raise_for_status().json()
        server.headers["Authorization"] = f"Bearer {me['token']}"
        table = server.get(f"/codes/{code}").raise_for_status().json()["table"]["id"]
        seat = server.post(f"/tables/{table}/join", json={}).raise_for_status().json()["you"]["seats"][0]
        seen: dict[str, int] = {}
        view: dict = {"over": False}
        while not view["over"]:
            query = {"eye": seat, "wait": 25, **seen}
            news = server.get(f"/tables/{table}/events", params=query).raise_for_status().json()["messages"]
            if not news:
                continue
            view, seen = news[-1]["view"], {"since": news[-1]["version"]}
            if view["moves"]:
                server.post(f"/tables/{table}/moves", json={"ply": view["ply"], "move": random.choice(view["moves"])})
        print("Scores:", view["scores"], "winners:", view["winners"])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
