import { expect, it } from "vitest";
import { voteRequest, voteSubject } from "#domain/contests/contestCalls.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { outboxEntry } from "../../../../tests/support/outbox/outboxEntries.ts";
import { readPicks } from "./pick.ts";

const votes = [
  { matchup: "r1-d1-1", entrant: "a", votedAt: "2026-03-17T13:00:00Z" },
  { matchup: "r1-d1-2", entrant: "b", votedAt: "2026-03-17T13:00:00Z" },
];

const counted = { votes, given: {} };

function waiting(matchup: string, entrant: string, more: Partial<OutboxEntry> = {}, year = 2026) {
  const subject = { year, matchup };
  const request = voteRequest(subject, entrant);
  return {
    ...outboxEntry(`${matchup}-${entrant}`),
    subject: voteSubject(subject),
    request,
    ...more,
  };
}

it("a vote that waits stands over the one that the server has", () => {
  const { picks } = readPicks(counted, [waiting("r1-d1-1", "z")], 2026);
  expect(Object.fromEntries(picks)).toEqual({
    "r1-d1-1": { entrant: "z", is: "waiting" },
    "r1-d1-2": { entrant: "b", is: "counted" },
  });
});

it("a vote that was refused is told, and is nobody's pick", () => {
  const sentence = "Your vote was not counted, the round closed at 9:00 AM Eastern on Mar 18";
  const state = { is: "refused", status: 409, sentence } as const;
  const { picks, refused } = readPicks(
    { votes, given: { "r1-d1-1": "z" } },
    [waiting("r1-d1-1", "z", { state })],
    2026,
  );
  expect(picks.get("r1-d1-1")).toEqual({ entrant: "a", is: "counted" });
  expect(refused).toMatchObject([{ entrant: "z", sentence }]);
});

it("what waits of another year, or is no vote, is not looked at", () => {
  const { picks } = readPicks(
    { votes: [], given: {} },
    [waiting("r1-d1-1", "z", {}, 2025), outboxEntry("x")],
    2026,
  );
  expect(picks.size).toBe(0);
});

it("a vote that this phone has given stands over what the server said before", () => {
  const { picks } = readPicks({ votes, given: { "r1-d1-1": "z" } }, [], 2026);
  expect(picks.get("r1-d1-1")).toEqual({ entrant: "z", is: "counted" });
});
