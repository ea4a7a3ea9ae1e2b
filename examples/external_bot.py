#!/usr/bin/env python3
"""A bot outside Luxor in thirty lines: luxor play --opponents "external:python3 THIS FILE"."""

import json
import sys


def worth(place, to):
    """What it is worth, in points or so, to move an adventurer of mine from a place to another."""
    points = game["place_points"][to] - game["place_points"][place] + (to - place) / 10
    tile = game["tiles"].get(view["tiles"][to], {"family": "none"})
    if tile["family"] == "treasure":
        there = me["places"].count(to) + 1
        return points + tile["value"] * (2 if there >= tile["needs"] else there / tile["needs"])
    return points + (0 if tile["family"] in ("none", "osiris") else 2)


def value(option):
    """How good an option looks: a move, an end of the hand, or something to take or to do."""
    if option["verb"] == "move":
        return worth(me["places"][option["adventurer"]], option["to"])
    if option["verb"] in ("left", "right"):
        card = game["cards"][me["hand"][0 if option["verb"] == "left" else -1]]
        active = [at for i, at in enumerate(me["places"]) if me["statuses"][i] == "active"]
        stops = [place for place, tile in enumerate(view["tiles"]) if tile]
        ways = [(at, [stop for stop in stops if stop > at][: card["value"] or 3]) for at in active]
        return max([worth(at, way[-1]) for at, way in ways if way] + [0]) - card["eyes"] / 4
    wishes = ["key" if me["keys"] < 2 else "horus", "horus", "scarab", "joker", "key", "yes"]
    return -wishes.index(option["verb"]) if option["verb"] in wishes else -len(wishes)


for line in sys.stdin:
    message = {"type": "version"} if line.startswith("luxor-bot ") else json.loads(line)
    if message["type"] == "version":
        print('{"type": "hello", "protocol": 1, "name": "thirty lines"}', flush=True)
    elif message["type"] == "game":
        game = message
    elif message["type"] == "decide":
        view = message["view"]
        me = view["players"][game["seat"]]
        best = max(message["options"], key=value)
        print(json.dumps({"id": message["id"], "action": best["text"]}), flush=True)
