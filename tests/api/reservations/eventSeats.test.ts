import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { readMoment } from "../../../server/cli/easternTime.ts";
import { eventCancel, eventSeats } from "../../../server/cli/eventSeats.ts";
import {
  cancelEventForAll,
  setEventSeats,
} from "../../../server/operations/control/alertingCommands.ts";
import type { Command } from "../../../server/db/command.ts";
import { parseEnv } from "../../../server/env.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

describeOnFasterEngine("an operator", (database) => {
  const run = <Input, Output>(command: Command<Input, Output>, input: Input) =>
    command.run({ db: database().db, now: () => NOW, progress: () => undefined }, input);

  /** Ana has three of four seats, Bob waits for two, Cy for one. */
  async function site() {
    const { db } = database();
    const { app } = embeddedSite(db);
    await eventIn(db);
    const tokens = await signedIn(db, ["ana", "bob", "cy"]);
    const phone = (uid: string) => reservingPhone(app, tokens.get(uid) ?? "");
    await phone("ana").reserve({ seats: 3 });
    await phone("bob").reserve({ seats: 2, waitlist: true });
    await phone("cy").reserve({ seats: 1, waitlist: true });
    const statuses = async () =>
      Promise.all(
        ["ana", "bob", "cy"].map(async (uid) => (await phone(uid).mine()).map((one) => one.status)),
      );
    return { db, phone, statuses };
  }

  it("adds seats, and who waits moves up; below what is taken is refused with the numbers", async () => {
    const { statuses } = await site();
    await expect(run(setEventSeats, { event: "swap", seats: 2 })).rejects.toThrow(
      "3 seats are taken already, so there cannot be 2",
    );
    expect(await run(setEventSeats, { event: "swap", seats: 5 })).toEqual({ taken: 5, waiting: 1 });
    expect(await statuses()).toEqual([["confirmed"], ["confirmed"], ["waiting"]]);
    expect(await run(setEventSeats, { event: "swap", seats: 6 })).toEqual({ taken: 6, waiting: 0 });
    await expect(run(setEventSeats, { event: "none", seats: 6 })).rejects.toThrow("no event none");
  });

  it("says when seats can be had and how many by one person", async () => {
    const { phone } = await site();
    const opensAt = new Date(NOW + HOUR_MS).toISOString();
    await run(setEventSeats, { event: "swap", seats: 9, perPerson: 2, opensAt });
    await phone("cy").cancel((await phone("cy").mine())[0]?.code ?? "");
    expect(await phone("cy").reserve({ seats: 3 })).toMatchObject({ status: 400 });
    expect(await phone("cy").reserve({ seats: 1 })).toMatchObject({ status: 409 });
    await run(setEventSeats, { event: "swap", seats: 9, opensAt: null });
    expect(await phone("cy").reserve({ seats: 1 })).toMatchObject({ status: 201 });
    const closesAt = new Date(NOW - DAY_MS).toISOString();
    await expect(
      run(setEventSeats, { event: "swap", seats: 9, opensAt, closesAt }),
    ).rejects.toThrow("open before it closes");
  });

  it("cancels an event, and all that was reserved with it", async () => {
    const { statuses, phone } = await site();
    expect(await run(cancelEventForAll, { event: "swap", note: "The hall is flooded" })).toEqual({
      told: 3,
    });
    expect(await statuses()).toEqual([["cancelled"], ["cancelled"], ["cancelled"]]);
    expect(await phone("ana").reserve()).toMatchObject({
      status: 409,
      title: "This event has been cancelled",
    });
    await expect(run(setEventSeats, { event: "swap", seats: 9 })).rejects.toThrow("cancelled");
    await expect(run(cancelEventForAll, { event: "swap", note: " " })).rejects.toThrow("no text");
  });
});

it.each([
  ["2026-12-05 18:00", "2026-12-05T23:00:00.000Z"],
  ["2026-07-05T18:00", "2026-07-05T22:00:00.000Z"],
  ["2026-11-01 01:30", "2026-11-01T05:30:00.000Z"],
  ["2026-12-05T18:00:00-05:00", "2026-12-05T23:00:00.000Z"],
])("reads %s as %s", (typed, moment) => {
  expect(readMoment(typed, "--opens")).toBe(moment);
});

it.each(["tomorrow", "2026-12-05", "2026-02-30 10:00", "2026-03-08 02:30"])(
  "does not read %s, which is no time in Ohio",
  (typed) => {
    expect(() => readMoment(typed, "--opens")).toThrow("--opens takes a time");
  },
);

it.each([
  [eventSeats, []],
  [eventSeats, ["swap", "-1"]],
  [eventSeats, ["swap", "many"]],
  [eventSeats, ["swap", "4", "5"]],
  [eventSeats, ["swap", "4", "--note", "x"]],
  [eventSeats, ["swap", "4", "--per-person", "0"]],
  [eventSeats, ["swap", "4", "--opens", "soon"]],
  [eventCancel, []],
  [eventCancel, ["swap"]],
  [eventCancel, ["swap", "--opens", "-"]],
] as const)("refuses words that make no sense (%#)", async (command, words) => {
  // Nothing listens there.
  const env = parseEnv({ DATABASE_URL: "postgres://127.0.0.1:1/none" });
  await expect(command(env, [...words])).rejects.toMatchObject({ exitCode: 2 });
});
