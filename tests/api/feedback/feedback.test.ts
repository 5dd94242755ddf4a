import { expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { offerKey } from "#domain/offers/offers.ts";
import { feedbackReference } from "#domain/feedback/feedbackCalls.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { feedback } from "../../../server/db/schema/feedback.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { closeFeedback } from "../../../server/community/feedback/commands.ts";
import { pruneFeedback } from "../../../server/community/feedback/feedback.ts";
import { message, writer } from "../../support/community/feedback.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

describeOnEachEngine("feedback", (database) => {
  const site = () => embeddedSite(database().db);
  const kept = () => database().db.query.feedback.findMany();
  const close = (id: string, note: string | null = null) => {
    const context = { db: database().db, now: () => NOW, progress: () => undefined };
    return closeFeedback.run(context, { reference: feedbackReference(id), note });
  };
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

  it("is kept once, under a reference that follows from its id", async () => {
    const { send } = writer(site().app);
    const one = message();
    const first = await send(one);
    expect([first.status, first.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const reference = { reference: feedbackReference(one.id) };
    expect(await first.json()).toEqual(reference);
    const again = await send({ ...one, id: one.id.toUpperCase(), message: ` ${one.message}\n` });
    expect([again.status, await again.json()]).toEqual([200, reference]);
    expect((await send({ ...one, message: "Something else altogether" })).status).toBe(409);
    expect((await send({ ...one, email: "a@b.org" })).status).toBe(409);
    expect(await kept()).toMatchObject([{ id: one.id, message: one.message, uid: null }]);
  });

  it("that is sent many times at once is kept once, and counted once", async () => {
    const { send } = writer(site().app);
    const one = message();
    expect(await statuses(Array.from({ length: 5 }, () => send(one)))).toEqual([
      ...Array<number>(4).fill(200),
      201,
    ]);
    for (let more = 0; more < 4; more += 1) expect((await send(message())).status).toBe(201);
  });

  it("is taken five times an hour from an address; what is known already does not count", async () => {
    const { app } = site();
    const { send } = writer(app);
    const five = Array.from({ length: 5 }, () => message());
    for (const each of five) expect((await send(each)).status).toBe(201);
    for (const each of five) expect((await send(each)).status).toBe(200);
    const refused = await send(message());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
    expect((await send(five[0] ?? message())).status).toBe(200);
    expect((await writer(app, "198.51.100.7").send(message())).status).toBe(201);
  });

  it.each([
    ["11 characters", "Wrong price"],
    ["2,000 characters", "x".repeat(2_000)],
    ["2,000 emoji", "🌿".repeat(2_000)],
    ["right-to-left text", "المحل مغلق \u202e today \u202c"],
    ["HTML", `<img src=x onerror="alert(1)"> &amp; </script>`],
    ["control characters", "red \u001b[31m bell \u0007 end"],
  ])("comes with %s as it was written", async (_, text) => {
    const { send } = writer(site().app);
    expect((await send(message({ message: text }))).status).toBe(201);
    expect(await kept()).toMatchObject([{ message: text }]);
  });

  it("refuses what is too long, too short or no message, and keeps nothing of it", async () => {
    const { send, post } = writer(site().app);
    const bytes = 64 * 1024;
    const body = JSON.stringify({ ...message(), extra: "" });
    const padded = (length: number) => body.replace('""', `"${"x".repeat(length - body.length)}"`);
    expect((await post(padded(bytes + 1))).status).toBe(413);
    for (const text of ["too short", "x".repeat(2_001), `   ${"\n".repeat(20)}`]) {
      const answer = await send(message({ message: text }));
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
    }
    for (const other of ["{", "null", "[]", JSON.stringify({ ...message(), kind: "spam" })]) {
      expect((await post(other)).status).toBe(400);
    }
    expect(await kept()).toEqual([]);
    // None of that has used up the five of the hour.
    expect((await post(padded(bytes))).status).toBe(201);
    for (let more = 0; more < 4; more += 1) expect((await send(message())).status).toBe(201);
  });

  it("answers a program that fills the hidden field as it answers people, and keeps nothing", async () => {
    const { send } = writer(site().app);
    const spam = message({ website: "https://spam.example" });
    const answer = await send(spam);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { reference: feedbackReference(spam.id) },
    ]);
    expect(await kept()).toEqual([]);
    expect((await send(message({ website: "" }))).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it("says whose it is only when the visitor wants it to", async () => {
    const { app, signUp } = site();
    const { idToken, localId } = await signUp("ann@example.org");
    const { send } = writer(app);
    const [anonymous, named] = [message(), message({ identify: true })];
    expect((await send(anonymous, idToken)).status).toBe(201);
    expect((await send(named)).status).toBe(401);
    expect((await send(named, idToken)).status).toBe(201);
    const uids = new Map((await kept()).map(({ id, uid }) => [id, uid]));
    expect([uids.get(anonymous.id), uids.get(named.id)]).toEqual([null, localId]);
  });

  it("is exported with the account it names, and cut off it when that is deleted", async () => {
    const { app, signUp, api } = site();
    const { idToken } = await signUp("ann@example.org");
    const { send, ask } = writer(app);
    const named = message({ identify: true, email: "ann@example.org", kind: "idea" });
    await send(named, idToken);
    const answer = await api("GET", "/account/export", idToken);
    expect(await answer.json()).toMatchObject({
      records: { feedback: [{ message: named.message, email: "ann@example.org", kind: "idea" }] },
    });
    await api("DELETE", "/account", idToken);
    expect(await kept()).toMatchObject([{ id: named.id, uid: null, email: null }]);
    expect(await (await ask(named.id)).json()).toMatchObject({ status: "open" });
  });

  it("tells who has its id what became of it, and nobody else", async () => {
    const { app } = site();
    const { send, ask } = writer(app);
    const one = message();
    const reference = feedbackReference(one.id);
    await send(one);
    const open = await ask(one.id);
    expect(open.headers.get("cache-control")).toBe("no-store");
    expect(await open.json()).toEqual({ reference, status: "open", note: null, corrected: false });
    await close(one.id, "Thank you, it opens again.");
    expect(await (await ask(one.id, reference.toLowerCase())).json()).toEqual({
      reference,
      status: "closed",
      note: "Thank you, it opens again.",
      corrected: false,
    });
    const other = crypto.randomUUID();
    expect((await ask(other)).status).toBe(404);
    expect((await ask(other, reference)).status).toBe(404);
    expect((await ask("", reference)).status).toBe(404);
    expect((await ask(one.id, "F-ABCDEFGH")).status).toBe(404);
    expect((await app.request(`/api/feedback/${reference}`)).status).toBe(404);
  });

  it("says that it helped once the reported row has changed and the report is closed", async () => {
    const { app } = site();
    const { db } = database();
    const { store, product, offer } = rowsIn(db);
    const row = {
      storeId: await store({ slug: "bliss-kent" }),
      productId: await product({ code: "abc" }),
      sizeKey: "3.5 g",
    };
    const offerId = await offer({ ...row, priceCents: 3_000 });
    const { send, ask } = writer(app);
    const key = { store: { slug: "bliss-kent" }, product: { code: "abc" } };
    const about = {
      store: "bliss-kent",
      product: "abc",
      offer: offerKey({ ...key, sizeKey: "3.5 g", menu: "rec" }),
    };
    const wrong = message({ kind: "wrong-data", about });
    const unknown = message({ kind: "wrong-data", about: { offer: "x y z rec" } });
    const idea = message({ kind: "idea", about });
    const whole = message({ kind: "wrong-data", about: { store: "bliss-kent", product: "abc" } });
    const all = [wrong, unknown, idea, whole];
    const corrected = async () => {
      const answers = all.map(async ({ id }): Promise<unknown> => (await ask(id)).json());
      return (await Promise.all(answers)).map((each) => JSON.stringify(each).includes("true"));
    };
    for (const each of all) await send(each);
    await db
      .update(offers)
      .set({ observedAt: new Date(NOW) })
      .where(eq(offers.id, offerId));
    for (const { id } of all) await close(id);
    expect(await corrected()).toEqual([false, false, false, false]);
    await db.update(offers).set({ priceCents: 2_800 }).where(eq(offers.id, offerId));
    expect(await corrected()).toEqual([true, false, false, true]);
  });

  it("loses its e-mail 90 days after it was closed, and goes after 400", async () => {
    const { send } = writer(site().app);
    const [open, closed] = [message({ email: "a@b.org" }), message({ email: "c@d.org" })];
    await send(open);
    await send(closed);
    await close(closed.id);
    const emails = async (days: number) => {
      await pruneFeedback(database().db, NOW + days * DAY_MS);
      return (await kept())
        .map(({ email }) => email ?? "none")
        .toSorted((one, other) => (one < other ? -1 : 1));
    };
    expect(await emails(89)).toEqual(["a@b.org", "c@d.org"]);
    expect(await emails(91)).toEqual(["a@b.org", "none"]);
    expect((await send(closed)).status).toBe(200);
    expect(await emails(399)).toHaveLength(2);
    expect(await emails(401)).toEqual(["a@b.org"]);
    expect(await database().db.select().from(feedback)).toMatchObject([{ id: open.id }]);
  });
});
