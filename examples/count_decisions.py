#!/usr/bin/env python3
"""Counts the legal decisions in one random game, with the referee for the rules.

    python3 examples/count_decisions.py patolli yaxha 4

prints how often a player was asked and how many decisions there were to choose from. The referee's
requests are in docs/protocol.md.
"""

import json
import random
import subprocess
import sys


class Referee:
    """The rules, as a process that answers a JSON object a line."""

    def __init__(self, patolli):
        self.process = subprocess.Popen(
            [patolli, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(answer["error"]["message"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    patolli, game, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
    rng = random.Random(1)
    referee = Referee(patolli)
    state = referee.ask(do="new", game=game, seats=seats, seed="1")
    asked, choices = 0, 0
    while not state["over"]:
        seat = state["deciding"][0]
        decisions = referee.ask(do="decisions", seat=seat, texts=False)["decisions"]
        asked += 1
        choices += len(decisions)
        state = referee.ask(do="decide", seat=seat, decision=rng.choice(decisions))
    outcome = referee.ask(do="outcome")["outcome"]
    points = [seat["points"] for seat in outcome["standing"]]
    referee.close()
    print(f"asked {asked} times, {choices / asked:.1f} decisions to choose from on average")
    print(f"final points: {points}, won by {outcome['winners']}")


if __name__ == "__main__":
    main()
