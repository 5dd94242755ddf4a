import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { NewDeviceSchema } from "#domain/alerts/alertDevices.ts";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { alertsCall } from "#domain/alerts/alertCalls.ts";
import type { ApiCall } from "#domain/api/apiCall.ts";
import { ContestSchema } from "#domain/contests/contest.ts";
import { voteRequest } from "#domain/contests/contestCalls.ts";
import { feedbackWrite } from "#domain/feedback/feedbackCalls.ts";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { PROJECT } from "../../../server/project.ts";
import { bracketLines } from "../../support/community/bracketFile.ts";
import { communityEvent } from "../../support/community/events.ts";
import { message } from "../../support/community/feedback.ts";
import { reservingPhone } from "../../support/community/reservations.ts";
import { wish, wishingPhone } from "../../support/community/wishlist.ts";
import type { ReleaseNotes } from "../../support/release/remains.ts";

/** What the operator brings: stores and menus of today, an event, a contest that is open for months. */
export interface LifeFiles {
  imports: readonly string[];
  events: string;
  /** Slug of the event that has seats. */
  event: string;
  bracket: string;
  contest: readonly string[];
  year: number;
}

/** @param folder where the files go */
export function writeFiles(folder: string): LifeFiles {
  const now = Date.now();
  const put = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  /** A file of the imports' tests, as seen some hours ago. */
  const seen = (
    name: string,
    hoursAgo: number,
    as: string,
    change: [string, string] = ["", ""],
  ) => {
    const text = readFileSync(path.join(PROJECT, "tests", "fixtures", "import", name), "utf8");
    const at = new Date(now - hoursAgo * HOUR_MS).toISOString();
    return put(as, text.replaceAll(/2026-11-20T[\d:]+-05:00/g, at).replace(...change));
  };
  const event = communityEvent({
    startsAt: new Date(now + 8 * HOUR_MS).toISOString(),
    endsAt: new Date(now + 11 * HOUR_MS).toISOString(),
  });
  const year = new Date(now).getUTCFullYear();
  return {
    imports: [
      seen("stores.csv", 4, "stores.csv"),
      seen("menu.csv", 3, "menu.csv"),
      seen("menu.json", 2, "first.json"),
      seen("menu.json", 1, "second.json", ["2900", "1900"]),
    ],
    events: put("events.json", JSON.stringify([event])),
    event: event.slug,
    bracket: put("bracket.csv", bracketLines().join("\n")),
    contest: [
      "--year",
      String(year),
      "--title",
      `March Madness ${String(year)}`,
      "--opens",
      new Date(now - HOUR_MS).toISOString(),
      "--round-hours",
      "500",
    ],
    year,
  };
}

const TokensSchema = v.object({ idToken: v.string(), refreshToken: v.string() });

const EMAIL = "ana@example.org";
const PASSWORD = "correct horse battery";

/**
 * What people do on a site: an account, a wish, seats, a vote, a phone with alerts, a message.
 *
 * @returns what they have in their hands afterwards
 */
export async function liveOn(
  url: string,
  { event, year }: LifeFiles,
): Promise<Omit<ReleaseNotes, "madeAt" | "undoable">> {
  const request = async (address: string, init: RequestInit) => await fetch(url + address, init);
  const send = async ({ path: address, init }: ApiCall) => {
    const answer = await request(address, init);
    if (!answer.ok) throw new Error(`${address}: ${String(answer.status)} ${await answer.text()}`);
    return answer;
  };
  const signUp = await request("/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken, refreshToken } = v.parse(TokensSchema, await signUp.json());

  const at = new Date().toISOString();
  const wished = wish({ id: "strain:blue-dream", name: "Blue Dream", addedAt: at, editedAt: at });
  await wishingPhone({ request }, idToken, Date.now).send(wished);
  const { reservation } = await reservingPhone({ request }, idToken).reserve({ event });
  if (reservation?.code === undefined) throw new Error("Nothing was reserved.");

  const contest = v.parse(
    ContestSchema,
    await (await request(`/api/contests/${String(year)}`, {})).json(),
  );
  const [matchup] = contest.matchups;
  if (matchup === undefined || matchup.a === null) throw new Error("There is nothing to vote on.");
  const vote = { year, matchup: matchup.id, entrant: matchup.a };
  await send(outboxCall(voteRequest(vote, vote.entrant), idToken, Date.now()));

  const registration = {
    transport: "webpush",
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(24).toString("base64url")}`,
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const registered = await send(
    alertsCall("POST", "/devices", { body: { registration, label: "Firefox on Android" } }),
  );
  const device = v.parse(NewDeviceSchema, await registered.json());
  const rule = { ...ANY_DEAL, id: randomUUID(), regions: ["Northeast"] };
  await send(alertsCall("PUT", `/rules/${rule.id}`, { proof: device, body: rule }));
  await send(outboxCall(feedbackWrite(message(), null).request, undefined, Date.now()));
  return {
    email: EMAIL,
    password: PASSWORD,
    refreshToken,
    reservationCode: reservation.code,
    wish: wished.id,
    device,
    vote,
  };
}
