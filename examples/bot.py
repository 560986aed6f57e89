#!/usr/bin/env python3
"""A bot for Patolli in plain Python: it takes any legal decision.

Let it play three bots of the house:

    patolli sim yaxha --bot "cmd:python3 examples/bot.py" --bot random --bot random --bot random

The protocol is in docs/protocol.md: a JSON object a line, in on stdin, out on stdout.
"""

import json
import random
import sys


def choose(ask, rng):
    """The place to start: ask["view"] is all you may know, ask["decisions"] all you may do."""
    return rng.choice(ask["decisions"])


def main():
    rng = random.Random()
    for line in sys.stdin:
        ask = json.loads(line)
        answer = None
        if ask["type"] == "hello":
            answer = {"type": "hello", "name": "bot.py", "version": "1", "protocol": 1}
        elif ask["type"] == "new_game":
            rng = random.Random(ask["seed"])  # the same seed gives the same game again
        elif ask["type"] == "decide":
            answer = {"type": "decision", "id": ask["id"], "decision": choose(ask, rng)}
        elif ask["type"] == "quit":
            break
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
