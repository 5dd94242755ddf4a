import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { feedbackWrite } from "#domain/feedback/feedbackCalls.ts";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { WishlistSchema } from "#domain/wishlist/wishes.ts";
import { readWishlistCall, wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { listCommand } from "../../../../server/import/importCommand.ts";
import { undoCommand } from "../../../../server/import/undo/undoImport.ts";
import { listFeedback } from "../../../../server/community/feedback/commands.ts";
import type { startPushInbox } from "../../../support/alerts/pushInbox.ts";
import { message } from "../../../support/community/feedback.ts";
import { wish } from "../../../support/community/wishlist.ts";
import type { Prepared } from "../kills/site/prepareSite.ts";
import type { Reached } from "../kills/site/reached.ts";
import { menuOfOnePrice, readShown } from "../kills/streams/menuOfOnePrice.ts";
import { phoneThatAsks } from "../push/phone.ts";

type Inbox = Awaited<ReturnType<typeof startPushInbox>>;

const PASSWORD = "correct horse battery";
const TokenSchema = v.object({ idToken: v.string() });
const ARRIVED_WITHIN_MS = 10_000;

/** Somebody who does everything once at each position of the clock. */
export interface Visitor {
  site: Reached;
  url: string;
  inbox: Inbox;
  prepared: Prepared;
  /** How wrong the server's clock is, in milliseconds. */
  shift: number;
  /** How often everything was done. */
  turn: number;
  idToken: string;
}

export const visitorOf = (
  site: Reached,
  url: string,
  inbox: Inbox,
  prepared: Prepared,
): Visitor => ({ site, url, inbox, prepared, shift: 0, turn: 0, idToken: "" });

/** One thing that must go on. */
interface Check {
  name: string;
  /** @returns what is wrong; `null`: nothing */
  look: (visitor: Visitor) => Promise<string | null>;
}

const JSON_TYPE = { "content-type": "application/json" };

/** @returns the statuses that are not 200 */
async function openAll(url: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const { status } = await fetch(url + path);
    if (status !== 200) return `${path} is ${String(status)}`;
  }
  return null;
}

async function signIn(visitor: Visitor): Promise<string | null> {
  visitor.turn += 1;
  const call = visitor.turn === 1 ? "signUp" : "signInWithPassword";
  const body = { email: "clock@example.org", password: PASSWORD, returnSecureToken: true };
  const answer = await visitor.site.call({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${call}`,
    init: { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) },
  });
  if (answer?.status !== 200) return JSON.stringify(answer);
  visitor.idToken = v.parse(TokenSchema, JSON.parse(answer.text)).idToken;
  return null;
}

/** Adds a wish, by a phone whose clock is right, and reads all that there are. */
async function wishes({ site, idToken, turn }: Visitor): Promise<string | null> {
  const at = new Date().toISOString();
  const one = wish({ id: `strain:turn-${String(turn)}`, addedAt: at, editedAt: at });
  const sent = await site.call(outboxCall(wishWrite(one, "ana").request, idToken, Date.now()));
  if (sent?.status !== 200) return JSON.stringify(sent);
  const read = await site.call(readWishlistCall(idToken, null));
  if (read?.status !== 200) return JSON.stringify(read);
  const { items } = v.parse(WishlistSchema, JSON.parse(read.text));
  return items.length === turn ? null : `${String(items.length)} of ${String(turn)} wishes`;
}

async function messages({ site, turn }: Visitor): Promise<string | null> {
  const { request } = feedbackWrite(message(), null);
  const sent = await site.call(outboxCall(request, undefined, Date.now()));
  if (sent?.status !== 201) return JSON.stringify(sent);
  const { length } = await site.run(listFeedback, { kind: null, open: false });
  return length === turn ? null : `${String(length)} of ${String(turn)} messages`;
}

async function alerts({ site, inbox, turn }: Visitor): Promise<string | null> {
  const to = `/push/${String(turn)}`;
  const phone = await phoneThatAsks(site, inbox.origin + to);
  if (!(await phone.askForTest())) return "not taken";
  const deadline = Date.now() + ARRIVED_WITHIN_MS;
  const count = () => inbox.arrived.filter(({ path }) => path === to).length;
  while (count() === 0 && Date.now() < deadline) await pause(50);
  return count() === 1 ? null : `${String(count())} messages`;
}

/**
 * Pushes a menu that says no time, so that it is as of now. What was imported by a clock that was ahead
 * stands before it, until the operator takes that back; by a clock that is behind it is no news.
 */
async function menus({ site, prepared, turn, shift }: Visitor): Promise<string | null> {
  const { license, slug } = prepared.pushed;
  const cents = 2_000 + turn;
  const headers = {
    "content-type": "text/csv",
    authorization: `Bearer ${prepared.secrets[0] ?? ""}`,
  };
  const body = menuOfOnePrice(license, cents);
  if (shift === 0) await takeBackFuture(site);
  const sent = await site.call({ path: "/api/import", init: { method: "POST", headers, body } });
  if (sent?.status !== 200) return JSON.stringify(sent);
  const shown = await readShown(site, slug, ({ prices }) => prices[0] === cents);
  const isNews = shown?.prices[0] === cents;
  return isNews || shift < 0 ? null : `shows ${String(shown?.prices[0])}`;
}

async function takeBackFuture(site: Reached): Promise<void> {
  const imports = await site.run(listCommand, null);
  const future = imports.filter(
    ({ importedAt, undoneAt }) => Date.parse(importedAt) > Date.now() && undoneAt === null,
  );
  for (const { id } of future) await site.run(undoCommand, { importId: id });
}

export const CHECKS: readonly Check[] = [
  { name: "healthy", look: ({ url }) => openAll(url, ["/api/health"]) },
  {
    name: "answers",
    look: ({ url }) => openAll(url, ["/", "/api/statistics", "/api/stores", "/api/deals"]),
  },
  { name: "signs in", look: signIn },
  { name: "wishes", look: wishes },
  { name: "feedback", look: messages },
  { name: "alerts", look: alerts },
  { name: "menus", look: menus },
];
