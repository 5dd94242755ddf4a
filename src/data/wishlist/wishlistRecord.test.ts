import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { type Wish, editTime, replaces } from "#domain/wishlist/wishes.ts";
import {
  afterMerging,
  afterReading,
  afterSending,
  afterTakingBack,
  joined,
  afterSigningOut,
  parseWishlist,
  shownWishes,
  unsentWishes,
  withWish,
  type WishlistRecord,
} from "./wishlistRecord.ts";

const NOTHING: WishlistRecord = { own: [], account: null };
const T = Date.UTC(2026, 10, 22);
const iso = (moment: number) => new Date(moment).toISOString();

const wish = (name: string, moment = T, change: Partial<Wish> = {}): Wish => ({
  id: `strain:${name}`,
  name,
  note: "",
  targetCents: null,
  unit: null,
  addedAt: iso(moment),
  editedAt: iso(moment),
  deleted: false,
  ...change,
});
const names = (record: WishlistRecord, uid: string | null) =>
  shownWishes(record, uid).map(({ name }) => name);

describe("whose list it is", () => {
  it("at sign-in the phone's own list goes into the account's, and back only if that is asked for", () => {
    const mine = withWish(NOTHING, null, wish("gelato"));
    const signedIn = joined(mine, "ana");
    expect(names(signedIn, "ana")).toEqual(["gelato"]);
    expect(names(signedIn, null)).toEqual([]);
    expect(unsentWishes(signedIn, "ana")).toHaveLength(1);
    expect(names(afterSigningOut(signedIn, false), null)).toEqual([]);
    expect(names(afterSigningOut(signedIn, true), null)).toEqual(["gelato"]);
  });

  it("the next person sees nothing of it", () => {
    const hers = withWish(joined(NOTHING, "ana"), "ana", wish("gelato"));
    expect(names(hers, "ben")).toEqual([]);
    expect(names(joined(hers, "ben"), "ben")).toEqual([]);
  });

  it.each<[string, (record: WishlistRecord) => WishlistRecord]>([
    ["changes", (record) => afterReading(record, "ana", { items: [wish("gelato")], cursor: "1" })],
    [
      "a list",
      (record) => afterMerging(record, "ana", { items: [wish("gelato")], cursor: "1" }, 0),
    ],
    [
      "what was sent",
      (record) => afterSending(record, "ana", { sent: wish("gelato"), won: wish("gelato") }),
    ],
    ["what was taken back", (record) => afterTakingBack(record, "ana", "strain:gelato")],
  ])("an answer that comes after signing out changes nothing: %s", (_, comes) => {
    const signedOut = afterSigningOut(joined(NOTHING, "ana"), false);
    expect(comes(signedOut)).toEqual(signedOut);
    const bens = withWish(joined(signedOut, "ben"), "ben", wish("runtz"));
    expect(comes(bens)).toEqual(bens);
  });
});

describe("an edit", () => {
  it("that was taken back gives way to what the server has", () => {
    const edited = withWish(joined(NOTHING, "ana"), "ana", wish("gelato", T, { note: "here" }));
    const back = afterTakingBack(edited, "ana", "strain:gelato");
    expect(back.account?.cursor).toBeNull();
    const there = { items: [wish("gelato", T - 1, { note: "there" })], cursor: "1" };
    expect(shownWishes(afterMerging(back, "ana", there, 0), "ana")[0]?.note).toBe("there");
    expect(names(afterMerging(back, "ana", { items: [], cursor: "1" }, 0), "ana")).toEqual([]);
  });

  it("that was left behind at signing out is on the list again once it is sent", () => {
    const edited = wish("gelato", T, { note: "here" });
    const left = afterSigningOut(withWish(joined(NOTHING, "ana"), "ana", edited), false);
    const back = afterMerging(joined(left, "ana"), "ana", { items: [], cursor: "1" }, 0);
    const answered = afterSending(back, "ana", { sent: edited, won: edited });
    expect(names(answered, "ana")).toEqual(["gelato"]);
    expect(unsentWishes(answered, "ana")).toEqual([]);
  });

  it("that the worker has sent is not sent again", () => {
    const edited = wish("gelato", T, { note: "here" });
    const record = withWish(joined(NOTHING, "ana"), "ana", edited);
    const known = (change: Partial<Wish>) => ({
      items: [wish("gelato", T + 5, { note: "here", ...change })],
      cursor: "1",
    });
    expect(unsentWishes(afterReading(record, "ana", known({})), "ana")).toEqual([]);
    expect(unsentWishes(afterReading(record, "ana", known({ unit: "g" })), "ana")).toEqual([
      edited,
    ]);
    expect(unsentWishes(afterReading(record, "ana", known({ deleted: true })), "ana")).toEqual([
      edited,
    ]);
  });

  it("made while another was on its way is not undone by the answer", () => {
    const first = wish("gelato", T, { note: "first" });
    const second = wish("gelato", T + 1, { note: "second" });
    const record = withWish(withWish(NOTHING, "ana", first), "ana", second);
    const answered = afterSending(record, "ana", { sent: first, won: first });
    expect(shownWishes(answered, "ana")[0]?.note).toBe("second");
    expect(unsentWishes(answered, "ana")).toEqual([second]);
  });
});

it("a size stays as it is here whatever comes from the server, which knows none; until any size is wanted", () => {
  const size = { key: "2830mg", name: "2.83 g tenth" };
  const sized = wish("gelato", T, { size });
  const record = joined(withWish(NOTHING, null, sized), "ana");
  const sizeIn = (list: WishlistRecord) => shownWishes(list, "ana")[0]?.size;
  const theirs = { items: [wish("gelato", T + 9, { note: "there" })], cursor: "1" };
  const read = afterReading(record, "ana", { ...theirs, items: [wish("gelato")] });
  expect(sizeIn(read)).toEqual(size);
  expect(sizeIn(afterMerging(record, "ana", theirs, 0))).toEqual(size);
  const sent = afterSending(record, "ana", { sent: sized, won: wish("gelato") });
  expect(sizeIn(sent)).toEqual(size);
  expect(sizeIn(withWish(sent, "ana", { ...sized, size: null }))).toBeNull();
  expect(parseWishlist({ own: [sized], account: null }).own[0]?.size).toEqual(size);
  expect(wishWrite(sized, "ana").request.body).toEqual(wish("gelato"));
});

it("the price seen stays as it is here, too, goes to no server, and one that cannot be understood takes no wish with it", () => {
  const seen = {
    cents: 7_500,
    size: { key: "3500mg", name: "3.5 g eighth" },
    store: { slug: "bliss-kent", name: "Bliss, Kent" },
    at: new Date(T).toISOString(),
  };
  const remembered = wish("gelato", T, { seen });
  const record = joined(withWish(NOTHING, null, remembered), "ana");
  const theirs = { items: [wish("gelato", T + 9, { note: "there" })], cursor: "1" };
  for (const list of [
    afterReading(record, "ana", { ...theirs, items: [wish("gelato")] }),
    afterMerging(record, "ana", theirs, 0),
    afterSending(record, "ana", { sent: remembered, won: wish("gelato") }),
  ])
    expect(shownWishes(list, "ana")[0]?.seen).toEqual(seen);
  expect(wishWrite(remembered, "ana").request.body).toEqual(wish("gelato"));
  const stored = (kept: unknown) => parseWishlist({ own: [kept], account: null }).own;
  expect(stored(remembered)).toEqual([remembered]);
  expect(stored({ ...remembered, seen: { cents: -1 } })).toEqual([wish("gelato")]);
  expect(stored(wish("gelato"))).toEqual([wish("gelato")]);
});

it("what cannot be understood is passed over, and the rest stays", () => {
  const stored = { own: [wish("gelato"), { id: "strain:x" }, 7], account: null };
  expect(parseWishlist(stored)).toEqual({ own: [wish("gelato")], account: null });
  expect(parseWishlist("damaged")).toEqual(NOTHING);
});

/** The server's part of the contract: last edit by its own clock, a revision for each change. */
function server(now: () => number) {
  const wishes = new Map<string, { wish: Wish; revision: number }>();
  let revision = 0;
  return {
    put(written: Wish, sentAt: number): Wish {
      const edited = editTime({ editedAt: Date.parse(written.editedAt), sentAt }, now());
      const known = wishes.get(written.id);
      if (replaces(edited, known ? Date.parse(known.wish.editedAt) : null)) {
        revision += 1;
        wishes.set(written.id, { wish: { ...written, editedAt: iso(edited) }, revision });
      }
      return wishes.get(written.id)?.wish ?? written;
    },
    since: (cursor: number) => ({
      items: [...wishes.values()].filter((each) => each.revision > cursor).map((each) => each.wish),
      cursor: String(revision),
    }),
  };
}

const phoneNumber = fc.nat(1);
const deeds = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant("write"),
      phone: phoneNumber,
      of: fc.nat(3),
      deleted: fc.boolean(),
    }),
    fc.record({ do: fc.constantFrom("send", "read", "lose cursor"), phone: phoneNumber }),
  ),
  { maxLength: 40 },
);
type Deed = { do: string; phone: number; of?: number; deleted?: boolean };

it("two phones with clocks a day apart end with the same list, that of the last edits", () => {
  fc.assert(
    fc.property(deeds, (all: Deed[]) => {
      let now = T;
      const site = server(() => now);
      const last = new Map<string, Wish>();
      const phones = [-DAY_MS, DAY_MS].map((offset) => ({
        offset,
        record: joined(NOTHING, "ana"),
      }));
      const send = (phone: (typeof phones)[number]) => {
        for (const sent of unsentWishes(phone.record, "ana"))
          phone.record = afterSending(phone.record, "ana", {
            sent,
            won: site.put(sent, now + phone.offset),
          });
      };
      const read = (phone: (typeof phones)[number]) => {
        const cursor = phone.record.account?.cursor ?? null;
        const answer = site.since(Number(cursor ?? 0));
        phone.record =
          cursor === null
            ? afterMerging(phone.record, "ana", answer, phone.offset)
            : afterReading(phone.record, "ana", answer);
      };
      for (const deed of all) {
        now += 60_000;
        const phone = phones[deed.phone];
        if (phone === undefined) continue;
        if (deed.do === "send") send(phone);
        else if (deed.do === "read") read(phone);
        else if (deed.do === "lose cursor") {
          const { account } = phone.record;
          phone.record = { own: [], account: account && { ...account, cursor: null } };
        } else {
          const name = `s${String(deed.of)}`;
          const shown = shownWishes(phone.record, "ana").find((each) => each.name === name);
          // Nobody removes what they do not see.
          if (deed.deleted === true && shown === undefined) continue;
          const moment = now + phone.offset;
          const added = shown?.addedAt ?? iso(moment);
          const note = `at ${String(now)}`;
          const written = wish(name, moment, {
            deleted: deed.deleted === true,
            addedAt: added,
            note,
          });
          phone.record = withWish(phone.record, "ana", written);
          last.set(name, written);
        }
      }
      for (let round = 0; round < 2; round += 1) {
        now += 60_000;
        phones.forEach(read);
        phones.forEach(send);
      }
      phones.forEach(read);
      const lists = phones.map(({ record }) =>
        shownWishes(record, "ana")
          .map(({ name, note }) => `${name} ${note}`)
          .toSorted(),
      );
      expect(lists[0]).toEqual(lists[1]);
      // A removal here and an edit there may be decided by the rule of a merge; edits alone never are.
      if (all.every(({ deleted }) => deleted !== true)) {
        const expected = [...last.values()].map(({ name, note }) => `${name} ${note}`);
        expect(lists[0]).toEqual(expected.toSorted());
      }
      expect(phones.map(({ record }) => unsentWishes(record, "ana"))).toEqual([[], []]);
    }),
    { numRuns: 500 },
  );
});
