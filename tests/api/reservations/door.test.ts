import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { parseEnv } from "../../../server/env.ts";
import { reservationCommand } from "../../../server/cli/reservationCommand.ts";
import { csvLines, sheetLines, welcome } from "../../../server/cli/reservationLines.ts";
import type { Command } from "../../../server/db/command.ts";
import { events } from "../../../server/db/schema/events.ts";
import {
  checkReservation,
  listReservations,
  listTicketKeys,
  uncheckReservation,
} from "../../../server/community/reservations/commands.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { pruneReservations } from "../../../server/community/reservations/pruneReservations.ts";
import { verifyTicket } from "../../../server/community/reservations/tickets.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

describeOnEachEngine("the door", (database) => {
  const run = <Input, Output>(command: Command<Input, Output>, input: Input, now = NOW) =>
    command.run({ db: database().db, now: () => now, progress: () => undefined }, input);

  /** Ana has three seats, Bob waits, Cy has given his back. */
  async function site() {
    const { db } = database();
    const { app } = embeddedSite(db);
    const startsAt = new Date(NOW + 4 * HOUR_MS);
    await eventIn(db, { startsAt, endsAt: new Date(NOW + 7 * HOUR_MS) });
    await eventIn(db, { slug: "other", title: "Another evening" });
    const tokens = await signedIn(db, ["ana", "bob", "cy"]);
    const phone = (uid: string) => reservingPhone(app, tokens.get(uid) ?? "");
    const gone = await phone("cy").reserve({ seats: 1, name: "Cy" });
    await phone("cy").cancel(gone.reservation?.code ?? "");
    const ana = await phone("ana").reserve({ seats: 3 });
    const bob = await phone("bob").reserve({ seats: 2, name: "=Bob", waitlist: true });
    const [code, waiting, cancelled] = [ana, bob, gone].map(
      ({ reservation }) => reservation?.code ?? "",
    );
    return {
      db,
      phone,
      code: code ?? "",
      waiting: waiting ?? "",
      cancelled: cancelled ?? "",
      ticket: ana.reservation?.ticket ?? "",
    };
  }
  const says = async (said: string, event: string | null = null, now = NOW) =>
    welcome(await run(checkReservation, { said, event }, now), now);

  it("lets a party in once, by its code as typed or by its ticket", async () => {
    const { code, ticket } = await site();
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    expect(await says(typed, "swap", NOW + 4 * MINUTE_MS)).toBe(
      "Ana R., 3 seats, checked in 07:04",
    );
    const again = says(ticket, "swap", NOW + HOUR_MS);
    await expect(again).rejects.toMatchObject({ exitCode: 3 });
    await expect(again).rejects.toThrow("already checked in at 07:04");
    await expect(says(code, null, NOW + DAY_MS)).rejects.toThrow("at 07:04 on Nov 20");
  });

  it("opens 12 hours before the event begins and closes 12 hours after its end", async () => {
    const { db, code } = await site();
    const [party] = await db.select().from(reservations).where(eq(reservations.code, code));
    const isIn = async () => {
      const rows = await db.select().from(reservations).where(eq(reservations.code, code));
      return rows[0]?.checkedInAt !== null;
    };
    const at = async (moment: number) => {
      const refused = says(code, null, moment);
      await expect(refused).rejects.toMatchObject({ exitCode: 2 });
      return await refused.catch((error: unknown) => String(error));
    };
    expect(party?.status).toBe("confirmed");
    const begins = NOW + 4 * HOUR_MS;
    const when = "Fri, Nov 20, 11:00 AM to 2:00 PM Eastern";
    expect(await at(begins - 12 * HOUR_MS - 1)).toContain(
      `Doors open no earlier than 12 hours before: this event is ${when}.`,
    );
    expect(await at(begins + 15 * HOUR_MS + 1)).toContain(`this event was ${when}.`);
    expect(await isIn()).toBe(false);
    expect(await says(code, null, begins - 12 * HOUR_MS)).toContain("checked in");
    expect(await isIn()).toBe(true);
  });

  it("takes back that a party was let in, which can then come again", async () => {
    const { code, ticket } = await site();
    const undo = async (said: string, event: string | null = null) =>
      welcome(await run(uncheckReservation, { said, event }), NOW);
    await expect(undo(code)).rejects.toThrow("Ana R., 3 seats: not checked in.");
    await says(code);
    await expect(undo(code, "other")).rejects.toThrow("another event");
    expect(await undo(ticket, "swap")).toBe("Ana R., 3 seats: no longer checked in");
    await expect(undo(code)).rejects.toMatchObject({ exitCode: 2 });
    await expect(undo("AAAAAA")).rejects.toThrow("no reservation with this code");
    expect(await says(code)).toContain("checked in");
  });

  it("says why it lets somebody not in", async () => {
    const { code, waiting, cancelled } = await site();
    for (const [said, event, sentence] of [
      ["ABCDEF", null, "no reservation with this code"],
      ["hello", null, "no reservation with this code"],
      [waiting, null, "=Bob, 2 seats: still on the waiting list."],
      [cancelled, null, "Cy, 1 seat: this reservation was cancelled."],
      [code, "other", "This is for another event: Seed swap (swap)."],
      [code, "swpa", "There is no event swpa."],
    ] as const) {
      const refused = says(said, event);
      await expect(refused).rejects.toMatchObject({ exitCode: 2 });
      await expect(refused).rejects.toThrow(sentence);
    }
    expect(await says(code)).toContain("checked in");
  });

  it("lets a party in once that comes to two doors at the same time", async () => {
    const { code } = await site();
    const both = await Promise.all([
      run(checkReservation, { said: code, event: null }),
      run(checkReservation, { said: code, event: null }),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["already", "welcome"]);
  });

  it("lets in by code and by ticket after any number of wrong codes: who types them is the operator", async () => {
    const { code, ticket, phone } = await site();
    for (let turn = 0; turn < 30; turn += 1) await expect(says("AAAAAA")).rejects.toThrow("no res");
    expect(await says(ticket)).toContain("checked in");
    await expect(says(code)).rejects.toThrow("already");
    // Codes that are typed through the site are limited, and the door has nothing to do with it.
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      answers.push((await phone("ana").cancel("AAAAAA")).status);
    expect(answers.at(-1)).toBe(429);
    await expect(says(ticket)).rejects.toThrow("already");
  });

  it("takes tickets that the site has signed, and none in which a character differs", async () => {
    const { ticket, code } = await site();
    const keys = await run(listTicketKeys, { rotate: false });
    expect(verifyTicket(ticket, keys)).toEqual({ event: "swap", code, seats: 3, name: "Ana R." });
    for (let place = 0; place < ticket.length; place += 1) {
      for (const other of ["A", "B", "-", "."]) {
        if (ticket[place] === other) continue;
        const altered = ticket.slice(0, place) + other + ticket.slice(place + 1);
        expect(verifyTicket(altered, keys)).toBeNull();
      }
    }
    expect(verifyTicket(`${ticket}=`, keys)).toBeNull();
    expect(verifyTicket(ticket, [])).toBeNull();
    const forged = `${ticket.slice(0, -2)}${ticket.endsWith("AA") ? "BB" : "AA"}`;
    await expect(says(forged)).rejects.toThrow("not from this site");
  });

  it("takes tickets of a key that was replaced, until the events are over that it may have signed for", async () => {
    const { ticket, phone, db } = await site();
    const [old] = await run(listTicketKeys, { rotate: false });
    const keys = await run(listTicketKeys, { rotate: true }, NOW + MINUTE_MS);
    expect(keys.map(({ id }) => id)).toEqual([keys[0]?.id, old?.id]);
    expect(verifyTicket(ticket, keys)).not.toBeNull();
    const [mine] = await phone("ana").mine();
    expect(mine?.ticket?.split(".")[1]).toBe(keys[0]?.id);
    await eventIn(db, {
      slug: "later",
      createdAt: new Date(NOW + HOUR_MS),
      endsAt: new Date(NOW + 90 * DAY_MS),
    });
    const [event] = await db.select().from(events).where(eq(events.slug, "other"));
    const end = event?.endsAt.getTime() ?? 0;
    await pruneReservations(db, end + HOUR_MS);
    expect(await run(listTicketKeys, { rotate: false })).toHaveLength(2);
    await pruneReservations(db, end + DAY_MS + HOUR_MS);
    expect((await run(listTicketKeys, { rotate: false })).map(({ id }) => id)).toEqual([
      keys[0]?.id,
    ]);
  });

  it("has one first key, however many processes need it at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () => run(listTicketKeys, { rotate: false })),
    );
    const ids = new Set(all.flat().map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  it("checks tickets without a network by the printed keys", async () => {
    const { ticket, code } = await site();
    const keys = await run(listTicketKeys, { rotate: false });
    const folder = mkdtempSync(path.join(os.tmpdir(), "occ-door-"));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = path.join(folder, "keys.txt");
    writeFileSync(
      file,
      ["> admin", ...keys.map((key) => `${key.id} ${key.publicKey} signs now`)].join("\n"),
    );
    // Nothing listens there.
    const env = parseEnv({ DATABASE_URL: "postgres://127.0.0.1:1/none" });
    const check = (...words: string[]) =>
      reservationCommand.run(env, ["check", ...words, "--keys", file]);
    expect(await check(ticket, "--event", "swap")).toEqual([
      `Ana R., 3 seats, code ${code}, swap: genuine. Tick it off on the printed list.`,
    ]);
    await expect(check(ticket.replace("T1.", "T1.0"))).rejects.toMatchObject({ exitCode: 2 });
    await expect(check(ticket, "--event", "other")).rejects.toThrow("another event");
    await expect(check(code)).rejects.toThrow("only a ticket");
    await expect(check(ticket, "--undo")).rejects.toThrow("Usage");
  });

  it("has a sheet to print, with a box for each party, and a table that computes nothing", async () => {
    const { code, waiting } = await site();
    const list = await run(listReservations, { event: "swap" });
    expect(sheetLines(list)).toEqual([
      "Seed swap, Nov 20, 11:00 AM Eastern",
      `[ ] ${code}   3  Ana R.`,
      "3 seats in 1 reservation",
      "",
      "Waiting, in this order:",
      `[ ] ${waiting}   2  =Bob`,
    ]);
    const at = new Date(NOW).toISOString();
    expect(csvLines(list)).toEqual([
      "code,name,seats,status,reserved_at,checked_in_at,held_until",
      `${code},Ana R.,3,confirmed,${at},,`,
      `${waiting},'=Bob,2,waiting,${at},,`,
    ]);
    await says(code);
    expect(sheetLines(await run(listReservations, { event: "swap" }))[1]).toMatch(/^\[x\]/);
    await expect(run(listReservations, { event: "none" })).rejects.toThrow("There is no event");
  });
});
