import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time/spans.ts";
import { mergeWishlists, type OwnWish } from "./mergeWishlists.ts";
import type { Wish } from "./wishes.ts";

const T = Date.UTC(2026, 10, 20, 12);
const at = (minutes: number) => new Date(T + minutes * 60_000).toISOString();

function wish(minutes: number, change: Partial<Wish> = {}): Wish {
  return {
    id: "strain:blue-dream",
    name: "Blue Dream",
    note: "",
    targetCents: null,
    unit: null,
    addedAt: at(-1_000),
    editedAt: at(minutes),
    deleted: false,
    ...change,
  };
}
const unsent = (each: Wish): OwnWish => ({ wish: each, sent: false });
const sent = (each: Wish): OwnWish => ({ wish: each, sent: true });

const anyWish = fc
  .record({
    reference: fc.integer({ min: 1, max: 12 }),
    edited: fc.integer({ min: -50, max: 50 }),
    before: fc.integer({ min: 0, max: 50 }),
    deleted: fc.boolean(),
  })
  .map(({ reference, edited, before, deleted }) =>
    wish(edited, { id: `product:p${String(reference)}`, addedAt: at(edited - before), deleted }),
  );
const anyList = fc.uniqueArray(anyWish, { selector: ({ id }) => id, maxLength: 12 });
const anyOwn = anyList.chain((list) =>
  fc.tuple(...list.map((each) => fc.boolean().map((isSent) => ({ wish: each, sent: isSent })))),
);

describe("joining two wishlists", () => {
  it("is the union, with the newest note and target of what both have", () => {
    const here = wish(5, { note: "under $25" });
    const only = wish(0, { id: "store:bliss-kent" });
    const there = [wish(1, { note: "older" }), wish(0, { id: "brand:klutch" })];
    const { list, send, over } = mergeWishlists([unsent(here), unsent(only)], there);
    expect(new Set(list)).toEqual(new Set([here, only, there[1]]));
    expect(new Set(send)).toEqual(new Set([here, only]));
    expect(over).toEqual([]);
    expect(mergeWishlists([unsent(wish(1))], [here]).list).toEqual([here]);
  });

  it("leaves the server's of two equally new ones", () => {
    const there = wish(1, { note: "there" });
    expect(mergeWishlists([unsent(wish(1, { note: "here" }))], [there])).toEqual({
      list: [there],
      send: [],
      over: [],
    });
  });

  it("leaves deleted what was deleted elsewhere, even when its note was changed here since", () => {
    const tombstone = wish(1, { deleted: true });
    expect(mergeWishlists([unsent(wish(9))], [tombstone]).list).toEqual([]);
    expect(mergeWishlists([sent(wish(0))], [tombstone]).list).toEqual([]);
    expect(mergeWishlists([sent(wish(0))], []).list).toEqual([]);
  });

  it("keeps what was added here after it was deleted elsewhere", () => {
    const again = wish(9, { addedAt: at(8) });
    const { list, send } = mergeWishlists([unsent(again)], [wish(1, { deleted: true })]);
    expect(list).toEqual([again]);
    expect(send).toEqual([again]);
  });

  it("tells the server what was deleted here, unless it was changed elsewhere since", () => {
    const deletion = wish(5, { deleted: true });
    expect(mergeWishlists([unsent(deletion)], [wish(1)])).toEqual({
      list: [],
      send: [deletion],
      over: [],
    });
    expect(mergeWishlists([unsent(deletion)], [wish(6)]).list).toEqual([wish(6)]);
    expect(mergeWishlists([unsent(deletion)], []).send).toEqual([]);
  });

  it("compares by the server's clock", () => {
    const here = unsent({ ...wish(0), editedAt: new Date(T + DAY_MS - 60_000).toISOString() });
    expect(mergeWishlists([here], [wish(0)], DAY_MS).send).toEqual([]);
    expect(mergeWishlists([here], [wish(0)]).send).toHaveLength(1);
  });

  it("keeps on the phone alone what an account has no room for, the oldest first", () => {
    const many = (kind: "product" | "strain") =>
      Array.from({ length: 500 }, (_, index) =>
        wish(index, { id: `${kind}:${String(index)}`, addedAt: at(index) }),
      );
    const own = many("strain").map(unsent);
    const { list, send, over } = mergeWishlists(own, many("product").slice(0, 499));
    expect(list).toHaveLength(999);
    expect(send.map(({ id }) => id)).toEqual(["strain:499"]);
    expect(over).toHaveLength(499);
    expect(mergeWishlists(own, many("strain")).send).toEqual([]);
  });

  it("loses nothing, brings nothing back, and has each thing once", () => {
    fc.assert(
      fc.property(anyOwn, anyList, (own, known) => {
        const { list, send } = mergeWishlists(own, known);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        const shown = new Set(list);
        for (const theirs of known) {
          const mine = own.find(({ wish: { id } }) => id === theirs.id);
          if (mine === undefined || mine.sent) expect(shown.has(theirs)).toBe(!theirs.deleted);
        }
        for (const { wish: mine, sent: isSent } of own) {
          const theirs = known.find(({ id }) => id === mine.id);
          if (theirs === undefined) expect(shown.has(mine)).toBe(!isSent && !mine.deleted);
          if (theirs?.deleted === true && mine.addedAt <= theirs.editedAt) {
            expect(list.some(({ id }) => id === mine.id)).toBe(false);
          }
          if (isSent) expect(send).not.toContain(mine);
        }
      }),
    );
  });

  it("is done once: joined again with what the server then has, it stays as it is", () => {
    fc.assert(
      fc.property(anyOwn, anyList, (own, known) => {
        const once = mergeWishlists(own, known);
        const server = new Map([...known, ...once.send].map((each) => [each.id, each]));
        const again = mergeWishlists(once.list.map(unsent), [...server.values()]);
        expect(new Set(again.list)).toEqual(new Set(once.list));
        expect(again.send).toEqual([]);
      }),
    );
  });
});
