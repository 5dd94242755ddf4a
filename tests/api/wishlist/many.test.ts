import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { wishes, wishlists } from "../../../server/db/schema/wishlist.ts";
import { wish, wishingPhone } from "../../support/community/wishlist.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

const PHONES = 20;
const EDITS = 3;

/** Phones of one account edit the same few wishes at once. */
async function converge(db: Db) {
  const { signUp, now, pass, app } = embeddedSite(db);
  const { idToken } = await signUp("ann@example.org");
  const phones = Array.from({ length: PHONES }, (_, index) =>
    wishingPhone(app, idToken, () => now() + (index - PHONES / 2) * 2 * 60 * MINUTE_MS),
  );
  for (let round = 0; round < EDITS; round += 1) {
    for (const [index, phone] of phones.entries()) {
      pass(7);
      const id = `strain:s${String((index + round) % 7)}` as const;
      phone.edit({ id, note: `${String(index)} in ${String(round)}`, deleted: index % 5 === 4 });
    }
    pass(MINUTE_MS);
    await Promise.all(phones.map((phone) => phone.sync()));
  }
  for (const phone of phones) await phone.read();
  const shown = phones.map((phone) => phone.shown());
  expect(new Set(shown.map((list) => JSON.stringify(list))).size).toBe(1);
  // Of each wish the edit that was made last, and of those that were deleted last none.
  const expected = Array.from({ length: 7 }, (_, wanted) => {
    const last = phones.findLastIndex((__, index) => (index + EDITS - 1) % 7 === wanted);
    const note = `${String(last)} in ${String(EDITS - 1)}`;
    return last % 5 === 4 ? [] : [[`strain:s${String(wanted)}`, note]];
  }).flat();
  expect(shown[0]?.map(({ id, note }) => [id, note])).toEqual(expected);
}

describeOnFasterEngine("the wishlist of many", (database) => {
  it(`${String(PHONES)} phones that edit at once end with the same`, async () => {
    await converge(database().db);
  });
});

describeOnFasterEngine("a wishlist that is full", (database) => {
  /** An account that has 500 wishes. */
  async function full() {
    const { app, signUp, now, pass } = embeddedSite(database().db);
    const { idToken, localId: uid } = await signUp("ann@example.org");
    const phone = () => wishingPhone(app, idToken, now);
    const at = new Date(now());
    await database().db.insert(wishlists).values({ uid, revision: 500 });
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...wish({ id: productId(index), note: "there" }),
      uid,
      addedAt: at,
      editedAt: at,
      changedAt: at,
      revision: index + 1,
      decided: [],
      phone: "another",
      phoneEditedMs: now(),
      phoneOffsetMs: 0,
    }));
    await database().db.insert(wishes).values(rows);
    pass(MINUTE_MS);
    return { phone, pass };
  }
  const productId = (index: number) => `product:p${String(index)}` as const;

  it("takes a phone's 500 of the same in one go", { timeout: 240_000 }, async () => {
    const { phone } = await full();
    const [one, two] = [phone(), phone()];
    for (let index = 0; index < 500; index += 1) one.edit({ id: productId(index), note: "here" });
    await one.sync();
    await two.read();
    expect(two.shown()).toHaveLength(500);
    expect(two.shown().every(({ note }) => note === "here")).toBe(true);
    expect(one.shown()).toEqual(two.shown());
  });

  it("refuses the 501st, and takes it once another is deleted", async () => {
    const { phone, pass } = await full();
    const one = phone();
    await one.read();
    const another = one.edit({ id: "brand:one-more" });
    const refused = await one.put(another);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ title: expect.stringContaining("500") });
    await one.send(one.edit({ id: productId(7), note: "edited among 500" }));
    await one.send(one.edit({ id: productId(8), deleted: true }));
    await one.send(another);
    pass(MINUTE_MS);
    expect((await one.put(one.edit({ id: productId(8), deleted: false }))).status).toBe(409);
  });
});
