import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { ANY_DEAL } from "../alerts/alertRules.ts";
import { USUAL_CADENCE, USUAL_CAP } from "../alerts/cadence.ts";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { mergeRecords, newerWishes, packagesIn, RecordsSchema, type Records } from "./records.ts";

const NOTHING: Records = {
  version: 1,
  wishes: [],
  pins: [],
  rules: [],
  alerts: { isDiscreet: true, mutedUntil: null, saysShown: true },
  ringing: null,
  sent: [],
  local: {},
};

const rule = (id: string, brand: string) => ({ ...ANY_DEAL, id, brand });
const line = (id: string, quantity: number) => ({
  id,
  productId: id,
  name: id,
  form: "flower",
  quantity,
  netMg: 2_830,
  thcMg: null,
});
const limits = (more: object) => JSON.stringify({ combined: false, ...more });
const [ONE, TWO] = [crypto.randomUUID(), crypto.randomUUID()];

const TAB: Records = {
  version: 1,
  wishes: [wish({ name: "Gelato", id: "strain:gelato" })],
  pins: [{ slug: "bliss-kent", name: "Bliss", pinnedAt: 5 }],
  rules: [rule(ONE, "Ann’s")],
  alerts: { isDiscreet: false, mutedUntil: null, saysShown: true },
  ringing: { quietHours: null, ...USUAL_CADENCE, ...USUAL_CAP, cadence: "weekly" },
  sent: [{ id: "a", writtenAt: 2, reference: "F-1" }],
  local: {
    theme: "dark",
    homeRegion: "Northeast",
    profile: "patient",
    with_tax: "on",
    discounts: '[{"kind":"veteran"}]',
    limits: limits({ basket: [line("one", 2)] }),
  },
};

describe("records that move", () => {
  it("all arrive in an app that has none", () => {
    expect(mergeRecords(NOTHING, TAB)).toEqual(TAB);
  });

  it("are there once, however often they come", () => {
    const once = mergeRecords(NOTHING, TAB);
    expect(mergeRecords(once, TAB)).toEqual(once);
  });

  it("join what is here: the union, of each wish the newest edit, and what was chosen stays", () => {
    const own: Records = {
      ...NOTHING,
      wishes: [
        wish({ id: "strain:gelato", note: "newer", editedAt: "2030-01-01T00:00:00.000Z" }),
        wish({ id: "store:bliss-kent" }),
      ],
      pins: [
        { slug: "bliss-kent", name: "Bliss", pinnedAt: 9 },
        { slug: "other", name: "Other", pinnedAt: 9 },
      ],
      rules: [rule(TWO, "Ann’s"), rule(crypto.randomUUID(), "Ben’s")],
      sent: [{ id: "b", writtenAt: 3 }],
      local: { theme: "light", limits: limits({ basket: [line("one", 1), line("two", 1)] }) },
    };
    const merged = mergeRecords(own, TAB);
    expect(Object.fromEntries(merged.wishes.map(({ id, note }) => [id, note]))).toEqual({
      "store:bliss-kent": "",
      "strain:gelato": "newer",
    });
    expect(merged.pins.map(({ slug, pinnedAt }) => [slug, pinnedAt])).toEqual([
      ["bliss-kent", 5],
      ["other", 9],
    ]);
    // The same ring is not asked for twice.
    expect(merged.rules).toEqual(own.rules);
    expect(merged.sent.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(merged.local).toMatchObject({
      theme: "light",
      homeRegion: "Northeast",
      profile: "patient",
      with_tax: "on",
      discounts: '[{"kind":"veteran"}]',
    });
    expect(JSON.parse(merged.local["limits"] ?? "")).toEqual({
      combined: false,
      basket: [line("one", 2), line("two", 1)],
    });
    expect(packagesIn(merged.local)).toBe(3);
  });

  it("bring nobody’s sign-in, and do not stop calls", () => {
    const local = { "firebase:authUser:x": "ana", "stay-offline": "true", theme: "dark" };
    expect(mergeRecords(NOTHING, { ...TAB, local }).local).toEqual({ theme: "dark" });
  });

  it("are no more rules than a phone may have, and none of its own is lost", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => rule(crypto.randomUUID(), `b${String(index)}`));
    const own = many(30);
    const theirs = many(60);
    const { rules } = mergeRecords({ ...NOTHING, rules: own }, { ...TAB, rules: theirs });
    expect(rules).toHaveLength(50);
    expect(rules.slice(0, 30)).toEqual(own);
  });

  it("are passed over one by one where they cannot be understood, and whole where another release made them", () => {
    const damaged = { ...TAB, wishes: [...TAB.wishes, { id: "?" }], pins: [1], rules: ["x"] };
    const read = v.parse(RecordsSchema, damaged);
    expect([read.wishes.length, read.pins, read.rules]).toEqual([1, [], []]);
    expect(v.safeParse(RecordsSchema, { ...TAB, version: 2 }).success).toBe(false);
  });
});

it("an account’s list takes the wishes that are new or newer", () => {
  const own = [wish({ id: "strain:gelato", editedAt: "2026-01-02T00:00:00.000Z" })];
  const older = wish({ id: "strain:gelato", editedAt: "2026-01-01T00:00:00.000Z" });
  const newer = wish({ id: "strain:gelato", editedAt: "2026-01-03T00:00:00.000Z" });
  const other = wish({ id: "store:bliss-kent" });
  expect(newerWishes(own, [older, other])).toEqual([other]);
  expect(newerWishes(own, [newer])).toEqual([newer]);
});
