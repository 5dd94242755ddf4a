import { describe, expect, it } from "vitest";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { setSession } from "#platform/session/session.ts";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { keepWishes, keptWishes } from "../../../tests/support/screens/phoneLists.ts";
import { exportedWishes, importWishes, readWishes, sharedWishes } from "./transfer.ts";

const NOW = Date.UTC(2026, 10, 22, 17);
const file = (content: string) => new File([content], "wishlist.json");
const fileOf = (wishlist: unknown) => file(JSON.stringify({ wishlist }));
const named = (name: string, more: Partial<Wish> = {}) =>
  wish({ id: `strain:${name.toLowerCase()}`, name, ...more });
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => named(`s${String(place)}`));

/** Imports a file into a list, and says what the visitor is told and what is new on the phone. */
async function imported(chosen: File, own: readonly Wish[] = []) {
  setSession({ state: "signed-out" });
  await keepWishes();
  const read = await readWishes(chosen);
  if ("trouble" in read) return { said: read.trouble, kept: [] };
  const said = await importWishes(read, own);
  return { said, kept: (await keptWishes()).map(({ name }) => name) };
}

describe("a file that is no wishlist", () => {
  it.each([
    [
      "not JSON",
      file("PK\u0003\u0004"),
      "This file is not JSON. Choose one that was exported here.",
    ],
    [
      "cut off",
      file('{"wishlist":[{"id":'),
      "This file is not JSON. Choose one that was exported here.",
    ],
    ["empty", file(""), "This file is not JSON. Choose one that was exported here."],
    [
      "another program’s",
      file('[{"title":"Milk"}]'),
      "This file has no wishlist. Choose one that was exported here.",
    ],
    ["null", file("null"), "This file has no wishlist. Choose one that was exported here."],
    ["without entries", fileOf([]), "This file has no entry that can be read."],
    ["of nonsense", fileOf([1, null, "x", {}]), "This file has no entry that can be read."],
    ["too large", file(" ".repeat(2_000_001)), "This file is too large to be a wishlist."],
  ])("%s, is refused with a sentence", async (_, chosen, said) => {
    expect(await imported(chosen)).toEqual({ said, kept: [] });
  });
});

describe("a file", () => {
  it("has what was exported, to the letter", async () => {
    const wishes = [
      named("gelato", { note: "“under $25” 👍 שלום", targetCents: 2_500, unit: "g" }),
      wish({ id: "store:bliss-kent", name: "Bliss" }),
      wish({
        size: { key: "3500mg", name: "3.5 g eighth" },
        seen: {
          cents: 7_500,
          size: { key: "3500mg", name: "3.5 g eighth" },
          store: { slug: "bliss-kent", name: "Bliss, Kent" },
          at: new Date(NOW).toISOString(),
        },
      }),
    ];
    expect(await readWishes(file(exportedWishes(wishes, NOW)))).toEqual({ wishes, unread: 0 });
  });

  it("with entries that cannot be read says how many, and gives the others", async () => {
    const chosen = fileOf([
      named("gelato"),
      { ...named("note"), note: "x".repeat(501) },
      { ...named("target"), targetCents: -1 },
      { ...named("id"), id: "__proto__" },
      named("removed", { deleted: true }),
    ]);
    expect(await imported(chosen)).toEqual({ said: "1 added, 4 not readable.", kept: ["gelato"] });
  });

  it("that names a thing twice, or one that is there, changes nothing of what is there", async () => {
    const chosen = fileOf([named("gelato", { note: "theirs" }), named("runtz"), named("runtz")]);
    expect(await imported(chosen, [named("gelato", { note: "mine" })])).toEqual({
      said: "1 added, 2 already there.",
      kept: ["runtz"],
    });
  });

  it("of 501 entries fills the list and says what is not kept", async () => {
    const { said, kept } = await imported(fileOf(many(501)));
    expect(said).toBe("500 added, 1 not kept.");
    expect(kept).toHaveLength(500);
  });
});

it("is shared as lines for people, without an address", () => {
  expect(
    sharedWishes([
      named("Gelato", { targetCents: 2_500, unit: "g", note: "small buds" }),
      wish({ id: "store:bliss-kent", name: "Bliss" }),
    ]),
  ).toBe("Gelato (Strain, $25.00 a gram, small buds)\nBliss (Store)");
});
