import { describe, expect, it } from "vitest";
import { contestAnswer } from "../../../tests/support/community/contestAnswers.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/spans.ts";
import { roundState, waitForNews, type CopyAge } from "./roundState.ts";

const OPENS = Date.parse("2026-03-17T13:00:00Z");

const statesAt = (contest: ReturnType<typeof contestAnswer>, moment: CopyAge) =>
  contest.rounds.map((round) => roundState(contest, round, moment));
const fresh = (now: number) => ({ now, copiedAt: now });

describe("a round", () => {
  it("is closed with its result, and only the next one is open", () => {
    const contest = contestAnswer({ opensAt: OPENS, settled: 1 });
    expect(statesAt(contest, fresh(OPENS + 1.5 * DAY_MS))).toEqual([
      "closed",
      "open",
      ...Array<string>(4).fill("upcoming"),
    ]);
  });

  it("that a copy from before its end calls open is being counted", () => {
    const contest = contestAnswer({ opensAt: OPENS, settled: 1 });
    const moment = { now: OPENS + 2 * DAY_MS + MINUTE_MS, copiedAt: OPENS + 1.9 * DAY_MS };
    expect(statesAt(contest, moment)[1]).toBe("counting");
  });

  it("that the server still calls open is open, whatever a clock says that is ahead", () => {
    const contest = contestAnswer({ opensAt: OPENS, settled: 1 });
    expect(statesAt(contest, fresh(OPENS + 9 * DAY_MS))[1]).toBe("open");
  });

  it("of a contest that has not begun opens by the clock where the copy is older, and not before", () => {
    const contest = contestAnswer({ opensAt: OPENS, status: "upcoming" });
    expect(statesAt(contest, fresh(OPENS - HOUR_MS))[0]).toBe("upcoming");
    expect(statesAt(contest, { now: OPENS + HOUR_MS, copiedAt: OPENS - HOUR_MS })[0]).toBe("open");
    expect(statesAt(contest, fresh(OPENS + HOUR_MS))[0]).toBe("upcoming");
  });
});

describe("a page", () => {
  it("asks anew when the open round ends, again and again until there is a result, and never after the last", () => {
    const contest = contestAnswer({ opensAt: OPENS, settled: 1 });
    const end = OPENS + 2 * DAY_MS;
    expect(waitForNews(contest, end - HOUR_MS, 0)).toBe(HOUR_MS + 1_000);
    expect(waitForNews(contest, end + 1_000, 1)).toBe(10_000);
    expect(waitForNews(contestAnswer({ opensAt: OPENS, settled: 6 }), end, 0)).toBeNull();
  });

  it("whose clock is ahead asks once a minute", () => {
    const contest = contestAnswer({ opensAt: OPENS, settled: 1 });
    expect(waitForNews(contest, OPENS + 3 * DAY_MS, 0)).toBe(60_000);
  });

  it("asks anew when a contest begins", () => {
    const contest = contestAnswer({ opensAt: OPENS, status: "upcoming" });
    expect(waitForNews(contest, OPENS - HOUR_MS, 0)).toBe(HOUR_MS + 1_000);
  });
});
