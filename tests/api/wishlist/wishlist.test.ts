import { expect, it } from "vitest";
import * as v from "valibot";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { WishlistSchema } from "#domain/wishlist/wishes.ts";
import { wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { wishes, wishlists } from "../../../server/db/schema/wishlist.ts";
import { pruneWishlists } from "../../../server/community/wishlist/pruneWishlists.ts";
import { wish, wishingPhone } from "../../support/community/wishlist.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import { SECOND_MS } from "../../support/server/clock.ts";

describeOnEachEngine("the wishlist of an account", (database) => {
  /** A site with an account, and phones of it whose clocks are ahead by so much. */
  async function site() {
    const given = embeddedSite(database().db);
    const { idToken } = await given.signUp("ann@example.org");
    const phone = (aheadMs = 0) => wishingPhone(given.app, idToken, () => given.now() + aheadMs);
    return { ...given, idToken, phone };
  }
  const read = async (answer: Response) => v.parse(WishlistSchema, await answer.json());

  it("is for those who are signed in, and for no cache", async () => {
    const { app, phone } = await site();
    const stranger = wishingPhone(app, "token", () => NOW);
    expect((await stranger.get(null)).status).toBe(401);
    expect((await stranger.put(wish())).status).toBe(401);
    const { put, get } = phone();
    for (const answer of [await put(wish()), await get(null), await get("other.1")]) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("has what was written, and says only what has changed since a cursor", async () => {
    const { phone, pass } = await site();
    const { put, get, send } = phone();
    const empty = await read(await get(null));
    expect(empty.items).toEqual([]);
    const first = wish({ note: "under $25", targetCents: 2_500, unit: "package" });
    expect(await (await put(first)).json()).toEqual(first);
    const one = await read(await get(empty.cursor));
    expect(one.items).toEqual([first]);
    pass(MINUTE_MS);
    const at = new Date(NOW + MINUTE_MS).toISOString();
    await send(wish({ id: "store:bliss-kent", name: "Bliss", addedAt: at, editedAt: at }));
    await send(wish({ ...first, editedAt: at, deleted: true }));
    const two = await read(await get(one.cursor));
    expect(two.items.map(({ id, deleted }) => [id, deleted])).toEqual([
      ["store:bliss-kent", false],
      [first.id, true],
    ]);
    expect(two.items[1]).toMatchObject({ note: "", targetCents: null, unit: null });
    expect((await read(await get(two.cursor))).items).toEqual([]);
    expect((await read(await get(null))).items).toEqual(two.items);
  });

  it("takes the last edit of two phones whose clocks are a day apart, whichever comes first", async () => {
    const { phone, pass } = await site();
    const [behind, ahead] = [phone(-DAY_MS / 2), phone(DAY_MS / 2)];
    const id = "product:ab3xk27q";
    behind.edit({ id, note: "1, behind" });
    pass(MINUTE_MS);
    ahead.edit({ id, note: "2, ahead" });
    pass(MINUTE_MS);
    await ahead.sync();
    expect((await behind.send(behind.edit({ id, note: "3, behind" }))).note).toBe("3, behind");
    pass(MINUTE_MS);
    await ahead.sync();
    ahead.edit({ id, note: "4, ahead" });
    pass(MINUTE_MS);
    behind.edit({ id, note: "5, behind", targetCents: 2_000, unit: "package" });
    pass(30 * MINUTE_MS);
    await behind.sync();
    await ahead.sync();
    await behind.sync();
    expect(behind.shown()).toEqual(ahead.shown());
    expect(ahead.shown()).toMatchObject([{ note: "5, behind", targetCents: 2_000 }]);
    // What it says about time is the server's.
    expect(ahead.shown()[0]?.editedAt).toBe(new Date(NOW + 4 * MINUTE_MS).toISOString());
    expect(ahead.shown()[0]?.addedAt).toBe(new Date(NOW + MINUTE_MS).toISOString());
    pass(MINUTE_MS);
    ahead.edit({ id, deleted: true });
    await ahead.sync();
    await behind.sync();
    expect(behind.shown()).toEqual([]);
  });

  it("takes an edit that is sent again once, however long its way was", async () => {
    const { phone, pass } = await site();
    const [lost, other] = [phone(), phone()];
    const mine = lost.edit({ id: "strain:blue-dream", note: "mine" });
    await lost.put(mine);
    pass(SECOND_MS);
    await other.read();
    await other.send(other.edit({ id: "strain:blue-dream", note: "theirs" }));
    pass(MINUTE_MS);
    // It says that it is sent as it is edited, but comes a minute later: as if it were new.
    const late = phone(-MINUTE_MS);
    expect(await late.send(mine)).toMatchObject({ note: "theirs" });
    await lost.read();
    expect(lost.shown()).toMatchObject([{ note: "theirs" }]);
  });

  it("takes what was typed while a slow call was under way, although it is older than its arrival", async () => {
    const { app, phone, pass, now, idToken } = await site();
    const { edit, send } = phone();
    const slow = outboxCall(
      wishWrite(edit({ id: "brand:klutch", note: "first" }), "ana").request,
      idToken,
      now(),
    );
    pass(3 * SECOND_MS);
    const second = edit({ id: "brand:klutch", note: "second" });
    pass(5 * SECOND_MS);
    expect((await app.request(slow.path, slow.init)).status).toBe(200);
    expect(await send(second)).toMatchObject({ note: "second" });
  });

  it("keeps the server's of two edits at one moment", async () => {
    const { phone } = await site();
    const [one, two] = [phone(), phone()];
    await one.send(wish({ note: "one" }));
    expect(await two.send(wish({ note: "two" }))).toMatchObject({ note: "one" });
  });

  it("knows no cursor but its own, and none older than the tombstones it has forgotten", async () => {
    const given = await site();
    const { phone, pass, signUp, app } = given;
    const [here, away] = [phone(), phone()];
    await here.send(wish());
    await away.read();
    const { cursor } = await read(await here.get(null));
    const other = wishingPhone(app, (await signUp("bob@example.org")).idToken, () => NOW);
    const next = cursor.replace(/\d+$/, (revision) => String(Number(revision) + 1));
    for (const unknown of ["", "x", `${cursor}0`, next, "other.1", `${cursor}.1`]) {
      expect((await here.get(unknown)).status).toBe(410);
    }
    expect((await other.get(cursor)).status).toBe(410);

    pass(MINUTE_MS);
    await here.send(here.edit({ id: wish().id, deleted: true }));
    await here.send(here.edit({ id: "brand:klutch", deleted: false }));
    await pruneWishlists(database().db, NOW + 179 * DAY_MS);
    expect((await here.get(cursor)).status).toBe(200);
    const { cursor: newest } = await read(await here.get(null));
    await pruneWishlists(database().db, NOW + 181 * DAY_MS);
    expect((await here.get(cursor)).status).toBe(410);
    expect((await read(await here.get(newest))).items).toEqual([]);

    away.edit({ id: "store:bliss-kent" });
    await away.sync();
    expect(away.shown().map(({ id }) => id)).toEqual(["brand:klutch", "store:bliss-kent"]);
  });

  it("writes nothing when something is removed that never was on it", async () => {
    const { phone, pass } = await site();
    const { send, get } = phone();
    await send(wish());
    pass(MINUTE_MS);
    const { cursor } = await read(await get(null));
    for (let each = 0; each < 5; each += 1) {
      const id = `strain:never-${String(each)}` as const;
      expect(await send(wish({ id, note: "x", deleted: true }))).toMatchObject({
        id,
        note: "",
        deleted: true,
      });
    }
    expect(await read(await get(null))).toMatchObject({ cursor, items: [{ id: wish().id }] });
    expect(await database().db.query.wishes.findMany()).toHaveLength(1);
  });

  it("forgets the oldest of more than 500 tombstones; a phone that has not seen it starts afresh", async () => {
    const { phone, pass, signUp, app, now } = await site();
    const { idToken, localId: uid } = await signUp("bob@example.org");
    const at = new Date(now());
    await database().db.insert(wishlists).values({ uid, revision: 501 });
    await database()
      .db.insert(wishes)
      .values(
        Array.from({ length: 501 }, (_, index) => ({
          ...wish({ id: `strain:s${String(index)}`, deleted: index < 499 }),
          uid,
          addedAt: at,
          editedAt: at,
          changedAt: at,
          revision: index + 1,
          decided: [],
          phone: "another",
          phoneEditedMs: now(),
          phoneOffsetMs: 0,
        })),
      );
    const bob = wishingPhone(app, idToken, now);
    const cursorAt = async (revision: number) => {
      const { cursor } = await read(await bob.get(null));
      return cursor.replace(/\d+$/, String(revision));
    };
    const tombstones = async () =>
      (await read(await bob.get(null))).items.filter(({ deleted }) => deleted).length;
    pass(MINUTE_MS);
    await bob.send(bob.edit({ id: "strain:s499", deleted: true }));
    expect(await tombstones()).toBe(500);
    expect((await bob.get(await cursorAt(0))).status).toBe(200);
    pass(MINUTE_MS);
    await bob.send(bob.edit({ id: "strain:s500", deleted: true }));
    expect(await tombstones()).toBe(500);
    expect((await bob.get(await cursorAt(0))).status).toBe(410);
    expect((await bob.get(await cursorAt(1))).status).toBe(200);
    // Another account's list is as it was.
    expect((await phone().get(null)).status).toBe(200);
  });

  it("refuses what is not a wish, and an id that is not the path's", async () => {
    const { app, idToken, phone } = await site();
    const put = (path: string, body: string) =>
      app.request(`/api/wishlist/${path}`, {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
        body,
      });
    const body = JSON.stringify({ ...wish(), sentAt: wish().editedAt });
    expect((await put("product:other", body)).status).toBe(400);
    expect((await put("PRODUCT%3AAB3XK27Q", body)).status).toBe(200);
    expect((await put(wish().id, "{")).status).toBe(400);
    expect((await put(wish().id, `"${"x".repeat(64 * 1024)}"`)).status).toBe(413);
    for (const change of [{ note: "x".repeat(501) }, { targetCents: 0 }, { editedAt: "today" }]) {
      const answer = await phone().put(wish(change));
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
    }
  });

  it("takes times of any clock, and any text", async () => {
    const { phone } = await site();
    const note = "👩‍🌾 \u202eמחיר\n<b>'; drop table wishes; --";
    for (const [day, ahead] of [
      ["0001-01-01T00:00:00Z", 0],
      ["9999-12-31T23:59:59Z", 0],
      ["0000-01-01T00:00:00Z", 250_000_000_000_000],
    ] as const) {
      const id = `store:${day.slice(0, 4)}` as const;
      const kept = await phone(ahead).send(wish({ id, note, addedAt: day, editedAt: day }));
      expect(kept.note).toBe(note);
      expect(Date.parse(kept.editedAt)).toBeLessThanOrEqual(NOW);
    }
  });

  it("is exported with the account and deleted with it; no phone that is still signed in brings it back", async () => {
    const { phone, api, idToken } = await site();
    await phone().send(wish({ note: "a gift for Bo" }));
    const answer = await api("GET", "/account/export", idToken);
    expect(await answer.json()).toMatchObject({
      records: { wishes: [{ id: "product:ab3xk27q", note: "a gift for Bo", deleted: false }] },
    });
    expect((await api("DELETE", "/account", idToken)).status).toBe(204);
    expect((await phone().put(wish())).status).toBe(401);
    expect((await phone().get(null)).status).toBe(401);
    expect(await database().db.query.wishlists.findMany()).toEqual([]);
    expect(await database().db.query.wishes.findMany()).toEqual([]);
  });

  it("is closed to a phone that was signed out from elsewhere", async () => {
    const { phone, api, idToken } = await site();
    await phone().send(wish());
    await api("POST", "/account/sign-out-everywhere", idToken);
    expect((await phone().get(null)).status).toBe(401);
    expect((await phone().put(wish())).status).toBe(401);
  });
});
