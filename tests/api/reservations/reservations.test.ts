import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { readDataVersion } from "../../../server/db/dataVersion.ts";
import { events } from "../../../server/db/schema/events.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { cancelEvent } from "../../../server/community/reservations/changeEvent.ts";
import { pruneReservations } from "../../../server/community/reservations/pruneReservations.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

describeOnEachEngine("reservations", (database) => {
  /** A site with one event and four people who are signed in. */
  async function site(event: Parameters<typeof eventIn>[1] = {}) {
    const { db } = database();
    const given = embeddedSite(db);
    await eventIn(db, event);
    const tokens = await signedIn(db, ["ana", "bob", "cy", "dee"]);
    const phone = (uid: string) => reservingPhone(given.app, tokens.get(uid) ?? "");
    return { ...given, db, phone, tokens };
  }

  it("are for those who are signed in, and for no cache", async () => {
    const { app, phone } = await site();
    const stranger = reservingPhone(app, "token");
    expect((await stranger.reserve()).status).toBe(401);
    expect((await stranger.raw.mine()).status).toBe(401);
    expect((await stranger.fewer("ABCDEF", 1)).status).toBe(401);
    expect((await stranger.cancel("ABCDEF")).status).toBe(401);
    const { raw } = phone("ana");
    for (const answer of [
      await raw.reserve(),
      await raw.reserve(),
      await raw.mine(),
      await raw.cancel("AAAAAA"),
    ]) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("are confirmed with a code and a ticket while there are seats, and then wait in their order", async () => {
    const { phone, db } = await site();
    const before = await readDataVersion(db, "events");
    const first = await phone("ana").reserve({ seats: 3, name: "  Ana   R. " });
    expect(first.status).toBe(201);
    expect(first.reservation).toMatchObject({
      event: "swap",
      seats: 3,
      name: "Ana R.",
      status: "confirmed",
      place: null,
      createdAt: new Date(NOW).toISOString(),
    });
    expect(first.reservation?.code).toMatch(/^[ABCDEFGHJKLMNPQRSTUVWXYZ3789]{6}$/);
    expect(first.reservation?.ticket).toMatch(/^T1\./);
    expect(await readDataVersion(db, "events")).toBe(before + 1);

    const refused = await phone("bob").reserve({ seats: 2 });
    expect(refused).toMatchObject({ status: 409, left: 1, code: null });
    expect(refused.title).toContain("1 seat");
    const second = await phone("bob").reserve({ seats: 2, waitlist: true });
    expect(second.reservation).toMatchObject({ status: "waiting", place: 1, ticket: null });
    // One seat is free, but Bob waits.
    expect(await phone("cy").reserve({ seats: 1 })).toMatchObject({ status: 409, left: 1 });
    const third = await phone("cy").reserve({ seats: 1, waitlist: true });
    expect(third.reservation).toMatchObject({ status: "waiting", place: 2 });

    expect((await phone("ana").fewer(first.reservation?.code ?? "", 2)).reservation).toMatchObject({
      seats: 2,
      status: "confirmed",
    });
    expect(await phone("bob").mine()).toMatchObject([{ status: "confirmed", place: null }]);
    expect(await phone("cy").mine()).toMatchObject([{ status: "waiting", place: 1 }]);
    expect((await phone("ana").cancel(first.reservation?.code ?? "")).status).toBe(204);
    expect(await phone("cy").mine()).toMatchObject([{ status: "confirmed" }]);
    expect(await phone("ana").mine()).toMatchObject([{ status: "cancelled", ticket: null }]);
  });

  it("say what they are for and who ended them, also when no answer about events has it", async () => {
    const { phone, db } = await site({ place: "The barn", city: "Kent" });
    const { reservation } = await phone("ana").reserve();
    const about = {
      title: "Seed swap",
      startsAt: new Date(NOW + 7 * DAY_MS).toISOString(),
      endsAt: new Date(NOW + 7 * DAY_MS + 3 * HOUR_MS).toISOString(),
      allDay: false,
      place: "The barn",
      city: "Kent",
      cancelledBy: null,
      statusNote: null,
    };
    expect(reservation?.about).toEqual(about);
    await phone("ana").cancel(reservation?.code ?? "");
    await phone("bob").reserve();
    await cancelEvent(db, "swap", "The barn is flooded", NOW, () => Promise.resolve());
    await eventIn(db, { slug: "real" });
    await db.update(events).set({ sample: true }).where(eq(events.slug, "swap"));
    const statusNote = "The barn is flooded";
    const mine = async (uid: string) => (await phone(uid).mine()).map((one) => one.about);
    expect(await mine("ana")).toEqual([{ ...about, cancelledBy: "visitor", statusNote }]);
    expect(await mine("bob")).toEqual([{ ...about, cancelledBy: "event", statusNote }]);
  });

  it("that are sent again are the same, and another account's id is refused without its code", async () => {
    const { phone } = await site();
    const id = randomUUID();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => phone("ana").reserve({ id })),
    );
    const statuses = [first, ...others].map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    for (const other of others) expect(other.reservation).toEqual(first?.reservation);
    expect(await phone("ana").mine()).toHaveLength(1);
    const foreign = await phone("bob").reserve({ id: id.toUpperCase() });
    expect(foreign).toMatchObject({ status: 409, code: null, reservation: null });
    const { code = "" } = first?.reservation ?? {};
    expect((await phone("bob").cancel(code)).status).toBe(404);
    expect((await phone("bob").fewer(code, 1)).status).toBe(404);
    await phone("ana").cancel(code);
    const again = await phone("ana").reserve({ id });
    expect(again).toMatchObject({ status: 200, reservation: { status: "cancelled", code } });
  });

  it("of one account for one event are one: a second phone is told the code", async () => {
    const { phone } = await site();
    const answers = await Promise.all([phone("ana").reserve(), phone("ana").reserve()]);
    const made = answers.find(({ status }) => status === 201);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe(made?.reservation?.code);
    expect(await phone("ana").mine()).toHaveLength(1);
    await phone("ana").cancel(made?.reservation?.code ?? "");
    expect((await phone("ana").reserve()).status).toBe(201);
  });

  it.each([
    ["which is cancelled", { status: "cancelled" as const }, "cancelled"],
    ["which does not open yet", { opensAt: new Date(NOW + HOUR_MS) }, "opens Nov 20, 8:00"],
    ["which has closed", { closesAt: new Date(NOW) }, "closed"],
    ["which has begun", { startsAt: new Date(NOW) }, "closed"],
    [
      "which is over",
      { startsAt: new Date(NOW - DAY_MS), endsAt: new Date(NOW - HOUR_MS) },
      "over",
    ],
    ["which takes no reservations", { seats: null }, "Nothing is reserved"],
    [
      "which never took any and is cancelled",
      { seats: null, status: "cancelled" as const },
      "This event has been cancelled",
    ],
  ])("are refused for an event %s, with a sentence", async (_, event, sentence) => {
    const { phone } = await site(event);
    const answer = await phone("ana").reserve({ waitlist: true });
    expect(answer.status).toBe(409);
    expect(answer.title?.replaceAll("\u202f", " ")).toContain(sentence);
  });

  it("are not taken for an event of the sample that visitors see no more, though one that was made is", async () => {
    const { phone, db } = await site({ sample: true });
    const id = randomUUID();
    expect((await phone("ana").reserve({ id })).status).toBe(201);
    await eventIn(db, { slug: "real" });
    expect(await phone("bob").reserve()).toMatchObject({
      status: 404,
      title: "There is no such event",
    });
    const again = await phone("ana").reserve({ id });
    expect(again).toMatchObject({ status: 200, reservation: { status: "confirmed" } });
    expect((await phone("ana").cancel(again.reservation?.code ?? "")).status).toBe(204);
  });

  it("that make no sense are refused, by the name of what is wrong", async () => {
    const { phone, app, tokens } = await site();
    const { reserve } = phone("ana");
    expect(await reserve({ seats: 5 })).toMatchObject({
      status: 400,
      title: "At most 4 seats for one person",
    });
    const name = "name: 2 to 60 characters";
    const seats = "seats: a whole number from 1 to 100";
    for (const [wrong, title] of [
      [{ seats: 0 }, seats],
      [{ seats: 1.5 }, seats],
      [{ name: "A" }, name],
      [{ name: "x".repeat(61) }, name],
      [{ name: " \u0000 " }, name],
      [{ id: "1" }, "id: a UUID"],
      [{ name: "A", seats: 101 }, `${seats}; ${name}`],
    ] as const) {
      expect(await reserve(wrong)).toMatchObject({ status: 400, title });
    }
    expect((await reserve({ event: "none" })).status).toBe(404);
    expect((await reserve({ event: "x".repeat(5_000) })).status).toBe(404);
    const post = (body: string) =>
      app.request("/api/reservations", {
        method: "POST",
        headers: {
          authorization: `Bearer ${tokens.get("ana") ?? ""}`,
          "content-type": "application/json",
        },
        body,
      });
    expect((await post("{")).status).toBe(400);
    const unsaid = await post(
      JSON.stringify({ id: randomUUID(), event: "swap", seats: 1, name: "Ana" }),
    );
    expect(await unsaid.json()).toMatchObject({ status: 400, title: "waitlist: true or false" });
    const made = await reserve({ event: "SWAP", seats: 2 });
    const code = made.reservation?.code ?? "";
    for (const more of [2, 3]) expect((await phone("ana").fewer(code, more)).status).toBe(400);
    expect(await phone("ana").fewer(code, 0)).toMatchObject({ status: 400, title: seats });
  });

  it("are given back until the event's time for it, once, by their own account", async () => {
    const { phone, pass } = await site({ cancelUntil: new Date(NOW + 20 * MINUTE_MS) });
    const { reservation } = await phone("ana").reserve();
    const code = reservation?.code ?? "";
    const typed = code.toLowerCase().replace(/^(...)/, "$1-");
    expect((await phone("ana").fewer(typed, 1)).status).toBe(200);
    pass(20 * MINUTE_MS);
    const late = await phone("ana").cancel(code);
    expect(late.status).toBe(409);
    expect(late.title).toContain("until Nov 20");
    expect((await phone("bob").cancel(code)).status).toBe(404);
    expect(await phone("ana").mine()).toMatchObject([{ status: "confirmed", seats: 1 }]);
  });

  it("that were given back cannot be given back again, nor once they were used at the door", async () => {
    const { phone, db } = await site();
    const { reservation } = await phone("ana").reserve();
    const code = reservation?.code ?? "";
    expect((await phone("ana").cancel(code)).status).toBe(204);
    expect((await phone("ana").cancel(code)).status).toBe(404);
    const used = (await phone("bob").reserve()).reservation?.code ?? "";
    await db
      .update(reservations)
      .set({ checkedInAt: new Date(NOW) })
      .where(eq(reservations.code, used));
    expect((await phone("bob").cancel(used)).status).toBe(409);
    expect((await phone("bob").fewer(used, 1)).status).toBe(409);
  });

  it("whose codes are guessed are closed to whoever guesses, for a minute", async () => {
    const { phone } = await site();
    const { reservation } = await phone("ana").reserve();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await phone("bob").cancel(`AAAAA${"ABCDEFGHJK"[turn] ?? ""}`)).status).toBe(404);
    }
    expect((await phone("bob").cancel("AAAAAA")).status).toBe(429);
    expect((await phone("ana").cancel(reservation?.code ?? "")).status).toBe(204);
  });

  it("move nobody up once reserving has closed", async () => {
    const { phone, pass, db } = await site({ seats: 2, cancelUntil: null });
    const { reservation } = await phone("ana").reserve();
    await phone("bob").reserve({ waitlist: true });
    await db.update(events).set({ closesAt: new Date(NOW + MINUTE_MS) });
    pass(MINUTE_MS);
    expect((await phone("ana").cancel(reservation?.code ?? "")).status).toBe(204);
    expect(await phone("bob").mine()).toMatchObject([{ status: "waiting", place: 1 }]);
  });

  it("are exported with the account; its deletion gives them back, and nobody knows whose they were", async () => {
    const { phone, db, api, tokens } = await site({ seats: 2 });
    await eventIn(db, {
      slug: "past",
      startsAt: new Date(NOW - DAY_MS),
      endsAt: new Date(NOW - HOUR_MS),
    });
    const { reservation } = await phone("ana").reserve();
    await phone("bob").reserve({ waitlist: true });
    const [past] = await db.select({ id: events.id }).from(events).where(eq(events.slug, "past"));
    await db.insert(reservations).values({
      id: randomUUID(),
      code: "PASTAA",
      eventId: past?.id ?? 0,
      uid: "ana",
      seats: 1,
      name: "Ana",
      status: "confirmed",
      arrival: 1,
      createdAt: new Date(NOW - 2 * DAY_MS),
    });
    const token = tokens.get("ana") ?? "";
    const exported = await api("GET", "/account/export", token);
    // In whatever order the database has them.
    const both = [{ seats: 2, name: "Ana R." }, { code: "PASTAA" }];
    expect(await exported.json()).toMatchObject({
      records: {
        reservations: expect.arrayContaining(both.map((one) => expect.objectContaining(one))),
      },
    });
    expect((await api("DELETE", "/account", token)).status).toBe(204);
    expect(await phone("bob").mine()).toMatchObject([{ status: "confirmed" }]);
    expect((await phone("ana").reserve()).status).toBe(401);
    const rows = await db
      .select()
      .from(reservations)
      .where(eq(reservations.name, ""))
      .orderBy(asc(reservations.createdAt));
    expect(rows.map(({ code, uid, status }) => [code, uid, status])).toEqual([
      ["PASTAA", null, "confirmed"],
      [reservation?.code, null, "cancelled"],
    ]);
  });

  it("lose their names 90 days after the event, and go after 400", async () => {
    const { phone, db } = await site();
    await phone("ana").reserve();
    const end = NOW + 7 * DAY_MS + 3 * HOUR_MS;
    await pruneReservations(db, end + 89 * DAY_MS);
    expect(await phone("ana").mine()).toMatchObject([{ name: "Ana R." }]);
    await pruneReservations(db, end + 91 * DAY_MS);
    expect(await phone("ana").mine()).toMatchObject([{ name: "" }]);
    await pruneReservations(db, end + 401 * DAY_MS);
    expect(await phone("ana").mine()).toEqual([]);
  });
});
