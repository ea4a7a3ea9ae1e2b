"""Play games with secret missions between random bots and tell in words what happened.

``python examples/secret_missions/play.py --players 3 --games 2 --seed 1``
"""

from __future__ import annotations

import argparse

from missions import NEW_MISSION, WORDS, SecretMissions

from luxor import Options, Table, load_edition
from luxor.bots.random_bot import RandomBot
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.rng import Rng


def tell(options: Options, seed: int) -> None:
    """Play one game and print its story. The teller sees the whole table, the bots do not."""
    module = SecretMissions()  # a fresh one for each ruleset
    rs = compile_ruleset(options, load_edition(), (module,))
    table = Table.at(engine.new_game(rs), seed=seed)
    bot, dice = RandomBot(), Rng(seed)

    def mission(seat: int) -> str:
        found = module.mission(table.snapshot(), seat)
        return f"{found.name}, {found.words}" if found else "nothing"

    print(f"Seed {seed}. Secretly drawn:")
    for seat in range(options.players):
        print(f"  p{seat + 1}: {mission(seat)}")
    heard = len(table.events(None))
    while (decision := table.decision) is not None:
        view = table.view(decision.seat)
        action = bot.choose(view, dice)
        table.play(action)
        who = f"round {view.facts['round']}: p{decision.seat + 1}"
        if decision.question == "messenger":
            print(f"  {who} meets a messenger and asks for {WORDS[action.id]}")
            if action.id == NEW_MISSION:
                print(f"    which is: {mission(decision.seat)}")
        happened = table.events(None, since=heard)
        heard += len(happened)
        for event in happened:
            if event["event"] == "laid" and event["pile"] == "messengers":
                print(f"  {who} empties t{event['space']}, where a {event['tile']} now waits")
    assert table.result is not None
    for seat, points in enumerate(table.result.points):
        by_mission = table.result.by_source[seat][module.name]
        print(f"  p{seat + 1}: {points} points, {by_mission} of them as {mission(seat)}")
    winners = " and ".join(f"p{seat + 1}" for seat in table.result.winners)
    print(f"  The winner: {winners}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many games (default: 1)")
    parser.add_argument("--players", type=int, default=3, help="2 to 5 (default: 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    parser.add_argument(
        "--modules", default="", metavar="A,B", help=f"also with modules out of {', '.join(NAMES)}"
    )
    args = parser.parse_args()
    names = tuple(name for name in args.modules.split(",") if name)
    for seed in range(args.seed, args.seed + args.games):
        tell(Options(players=args.players, modules=names), seed)


if __name__ == "__main__":
    main()
