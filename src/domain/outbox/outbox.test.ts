import { describe, expect, it } from "vitest";
import {
  claimed,
  due,
  nextAttemptAt,
  released,
  afterAttempts,
  takenBack,
  visible,
  withoutOwner,
  written,
} from "./outbox.ts";
import { parseOutbox, type Outbox, type Outcome, type OutboxWrite } from "./outboxEntry.ts";

const EMPTY: Outbox = { entries: [], foreign: [] };
const NOW = 1_000_000;

const write = (subject: string, text = "", owner: string | null = null): OutboxWrite => ({
  subject,
  title: subject,
  screen: "/",
  owner,
  request: { method: "PUT", path: "/api/x", body: { text }, isStamped: false },
});

const here: { now: number; owner: string | null } = { now: NOW, owner: null };
const texts = ({ entries }: Outbox) => entries.map(({ request }) => request.body["text"]);
const tried = (outbox: Outbox, moment = here) => claimed(outbox, moment).outbox;
const answered = (outbox: Outbox, id: string, outcome: Outcome, at = NOW) =>
  afterAttempts(outbox, [{ id, outcome }], { at, random: 1 });
const AWAY: Outcome = { is: "away" };

describe("writing", () => {
  it("several edits of one thing that was never tried are one", () => {
    const once = written(EMPTY, write("a", "first"), "1", NOW);
    expect(texts(written(once, write("a", "second"), "2", NOW))).toEqual(["second"]);
  });

  it("what was tried is frozen: an edit of it waits behind it, and takes the place of the next edit only", () => {
    const frozen = tried(written(EMPTY, write("a", "first"), "1", NOW));
    const edited = written(frozen, write("a", "second"), "2", NOW);
    expect(texts(written(edited, write("a", "third"), "3", NOW))).toEqual(["first", "third"]);
    expect(due(answered(edited, "1", AWAY), here)).toEqual([]);
  });

  it("an edit takes the place of what was refused", () => {
    const refused = answered(tried(written(EMPTY, write("a", "first"), "1", NOW)), "1", {
      is: "refused",
      status: 409,
      sentence: "The list is full.",
    });
    expect(refused.entries[0]?.state).toMatchObject({
      is: "refused",
      sentence: "The list is full.",
    });
    expect(texts(written(refused, write("a", "second"), "2", NOW))).toEqual(["second"]);
  });

  it("two people of one phone do not edit each other's", () => {
    const hers = written(EMPTY, write("a", "hers", "ana"), "1", NOW);
    expect(texts(written(hers, write("a", "his", "ben"), "2", NOW))).toEqual(["hers", "his"]);
  });
});

it("what belongs to an account that was deleted goes, and nothing else", () => {
  const hers = written(EMPTY, write("a", "hers", "ana"), "1", NOW);
  const both = written(hers, write("b", "the phone's"), "2", NOW);
  expect(texts(withoutOwner(both, "ana"))).toEqual(["the phone's"]);
});

describe("sending", () => {
  it("sends one of each subject at a time, the first first, four together", () => {
    let outbox = EMPTY;
    for (const subject of ["a", "b", "c", "d", "e"])
      outbox = written(outbox, write(subject), subject, NOW);
    outbox = written(tried(outbox), write("a", "edit"), "a2", NOW);
    expect(claimed(outbox, here).batch.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  it("what belongs to an account goes only while it is signed in, and only it sees it", () => {
    const outbox = written(EMPTY, write("a", "", "ana"), "1", NOW);
    expect(due(outbox, { now: NOW, owner: null })).toEqual([]);
    expect(due(outbox, { now: NOW, owner: "ben" })).toEqual([]);
    expect(visible(outbox, "ben")).toEqual([]);
    expect(nextAttemptAt(outbox, { now: NOW, owner: "ben" })).toBeNull();
    expect(due(outbox, { now: NOW, owner: "ana" })).toHaveLength(1);
  });

  it("pauses double up to half an hour, with jitter", () => {
    let outbox = written(EMPTY, write("a"), "1", NOW);
    const pauses = Array.from({ length: 14 }, () => {
      outbox = afterAttempts(tried(released(outbox, { of: "all" })), [{ id: "1", outcome: AWAY }], {
        at: NOW,
        random: 0,
      });
      return (nextAttemptAt(outbox, here) ?? 0) - NOW;
    });
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(pauses.at(-1)).toBe(15 * 60_000);
  });

  it("a server that is away is away for all, and what waits with it can still be edited", () => {
    const one = tried(written(EMPTY, write("a"), "1", NOW));
    const outbox = answered(written(one, write("b", "first"), "2", NOW), "1", AWAY);
    expect(due(outbox, here)).toEqual([]);
    expect(texts(written(outbox, write("b", "second"), "3", NOW))).toEqual(["", "second"]);
    expect(due(released(outbox, { of: "away" }), here)).toHaveLength(2);
  });

  it("a pause that was asked for outlasts a connection that comes back", () => {
    const limited: Outcome = { is: "limited", pauseMs: 60_000 };
    const outbox = answered(tried(written(EMPTY, write("a"), "1", NOW)), "1", limited);
    expect(due(released(outbox, { of: "away" }), here)).toEqual([]);
    expect(nextAttemptAt(outbox, here)).toBe(NOW + 60_000);
    expect(due(released(outbox, { of: "one", id: "1" }), here)).toHaveLength(1);
  });

  it("a clock that was set back ends a pause", () => {
    const outbox = answered(tried(written(EMPTY, write("a"), "1", NOW)), "1", AWAY);
    expect(due(outbox, { ...here, now: NOW - 86_400_000 })).toHaveLength(1);
  });

  it("a token that is refused waits for its account", () => {
    const hers = { now: NOW, owner: "ana" };
    const outbox = answered(tried(written(EMPTY, write("a", "", "ana"), "1", NOW), hers), "1", {
      is: "signed-out",
    });
    expect(due(outbox, hers)).toEqual([]);
    expect(due(released(outbox, { of: "signed-out" }), hers)).toHaveLength(1);
  });

  it("what was taken back while it was sent stays away, whatever the answer", () => {
    const gone = takenBack(tried(written(EMPTY, write("a"), "1", NOW)), "1");
    expect(answered(gone, "1", AWAY).entries).toEqual([]);
  });
});

it("entries of a later release are kept as they are, and nothing else is taken for one", () => {
  const later = { version: 2, id: "x", sealed: true };
  const outbox = parseOutbox({ entries: [later, "damaged"], foreign: [] });
  expect(outbox.entries).toEqual([]);
  const again = parseOutbox(structuredClone(written(outbox, write("a"), "1", NOW)));
  expect(again.entries.map(({ id }) => id)).toEqual(["1"]);
  expect(again.foreign).toEqual([later, "damaged"]);
  expect(parseOutbox(undefined)).toEqual(EMPTY);
});
