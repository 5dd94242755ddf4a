import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createUserWithEmailAndPassword } from "@firebase/auth";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { outboxCall } from "#domain/outbox/attempt.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { feedbackWrite } from "#domain/feedback/feedbackCalls.ts";
import { feedbackReference } from "#domain/feedback/reference.ts";
import { WishlistSchema, type Wish } from "#domain/wishlist/wishes.ts";
import { readWishlistCall, wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { message } from "../../support/community/feedback.ts";
import { wish } from "../../support/community/wishlist.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { phone } from "../../support/identity/sdk.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

/** The whole of it takes minutes: `LONG_TESTS=1`. */
const KILLS = process.env["LONG_TESTS"] === "1" ? 200 : 2;

/** Each sends one thing after the other, as a phone does. */
const SENDERS = 4;
const WISHES_EACH = 5;

const postgresUrl = inject("postgresUrl");
const root = mkdtempSync(path.join(os.tmpdir(), "occ-wishes-killed-"));
afterAll(() => {
  rmSync(root, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
});

/** A visitor's things on their way: what was acknowledged, and what is to be sent again. */
function sender(place: number) {
  const sent = new Map<string, number>();
  const acknowledged = new Map<string, number>();
  const messages: { feedback: Feedback; isKept: boolean }[] = [];
  let turn = 0;
  let unsent: Wish | null = null;

  const nextWish = (): Wish => {
    const id = `strain:s${String(place)}-${String(turn % WISHES_EACH)}` as const;
    turn += 1;
    const at = new Date().toISOString();
    sent.set(id, turn);
    return wish({ id, note: String(turn), addedAt: at, editedAt: at });
  };
  return {
    sent,
    acknowledged,
    messages,
    /** Sends until the server does not answer; what it did not answer is sent first the next time. */
    async sendUntilSilent(url: string, token: string, onAnswer: () => void): Promise<void> {
      for (;;) {
        unsent ??= nextWish();
        const { path: to, init } = outboxCall(wishWrite(unsent, "ana").request, token, Date.now());
        const answer = await fetch(url + to, init).catch(() => null);
        if (answer === null) return;
        expect(answer.status).toBe(200);
        acknowledged.set(unsent.id, Number(unsent.note));
        unsent = null;
        onAnswer();
        if (turn % WISHES_EACH !== 0) continue;
        const open = messages.find(({ isKept }) => !isKept) ?? {
          feedback: message(),
          isKept: false,
        };
        if (!messages.includes(open)) messages.push(open);
        if (!(await sendFeedback(url, open.feedback))) return;
        open.isKept = true;
      }
    },
    /** Sends what was left unanswered. */
    async sendRest(url: string, token: string): Promise<void> {
      if (unsent !== null) {
        const { path: to, init } = outboxCall(wishWrite(unsent, "ana").request, token, Date.now());
        expect((await fetch(url + to, init)).status).toBe(200);
      }
      for (const { feedback } of messages) expect(await sendFeedback(url, feedback)).toBe(true);
    },
  };
}

/** Each message from a network of its own: five an hour are allowed. @returns whether it was answered */
async function sendFeedback(url: string, feedback: Feedback): Promise<boolean> {
  const { path: to, init } = outboxCall(
    feedbackWrite(feedback, null).request,
    undefined,
    Date.now(),
  );
  const network = feedback.id.slice(0, 4);
  const headers = { ...init.headers, "x-forwarded-for": `2001:db8:${network}::1` };
  const answer = await fetch(url + to, { ...init, headers }).catch(() => null);
  if (answer !== null) expect([200, 201]).toContain(answer.status);
  return answer !== null;
}

it.each(postgresUrl === null ? ["PGlite"] : ["PGlite", "PostgreSQL"])(
  `what visitors send to a server that is killed ${String(KILLS)} times is kept once (%s)`,
  { timeout: KILLS * 30_000 + 120_000 },
  async (engine) => {
    const folder = path.join(root, engine);
    const databaseUrl = await addressOf(engine);
    if (databaseUrl === null) makeDataFolder(folder);
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const senders = Array.from({ length: SENDERS }, (_, index) => sender(index));
    const read = async (url: string, token: string) => {
      const { path: to, init } = readWishlistCall(token, null);
      return v.parse(WishlistSchema, await (await fetch(url + to, init)).json());
    };

    let token = "";
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServer(folder, { TRUSTED_PROXIES: "1", ...database });
      const { url } = server;
      if (token === "") {
        const { user } = await createUserWithEmailAndPassword(
          phone(url),
          "a@b.org",
          "correct horse",
        );
        token = await user.getIdToken();
      }
      const { items } = await read(url, token);
      const notes = new Map(items.map(({ id, note }) => [id as string, Number(note)]));
      for (const { acknowledged, sent } of senders) {
        for (const [id, note] of acknowledged) {
          expect(notes.get(id)).toBeGreaterThanOrEqual(note);
          expect(notes.get(id)).toBeLessThanOrEqual(sent.get(id) ?? 0);
        }
      }
      // A number of answers after which the power goes, so that kills meet every step of a write.
      // The first time so many that one of the senders has sent a message, too.
      let left = (kill === 0 ? SENDERS * WISHES_EACH : 0) + 1 + Math.floor(Math.random() * 40);
      const onAnswer = () => {
        left -= 1;
        if (left === 0) setTimeout(() => server.process.kill("SIGKILL"), Math.random() * 10);
      };
      await Promise.all(senders.map((one) => one.sendUntilSilent(url, token, onAnswer)));
      await server.ended;
    }

    const {
      url,
      process: server,
      ended,
    } = await startServer(folder, { TRUSTED_PROXIES: "1", ...database });
    for (const one of senders) await one.sendRest(url, token);
    const { items, cursor } = await read(url, token);
    const expected = senders.flatMap(({ sent }) => [...sent]);
    expect(new Map(items.map(({ id, note }) => [id as string, Number(note)]))).toEqual(
      new Map(expected),
    );
    expect(items).toHaveLength(expected.length);
    // Every edit has raised the revision once, however often it was sent.
    const edits = senders.map(({ sent }) => Math.max(...sent.values())).reduce((a, b) => a + b);
    expect(cursor.split(".")[1]).toBe(String(edits));

    const ids = senders.flatMap(({ messages }) => messages.map(({ feedback }) => feedback.id));
    expect(ids.length).toBeGreaterThan(0);
    // The command asks the running server where that one alone may open the database.
    const admin = startProgram("server/cli/admin.ts", ["feedback", "list", "--json"], {
      DATA_DIR: path.join(folder, "data"),
      ...database,
    });
    const listed = v.parse(
      v.array(v.object({ reference: v.string() })),
      JSON.parse((await admin.ended).stdout),
    );
    expect(listed.map(({ reference }) => reference).toSorted()).toEqual(
      ids.map(feedbackReference).toSorted(),
    );
    server.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0 });
  },
);

/** The address of a database of its own on PostgreSQL, with a store, so that no sample is loaded. */
async function addressOf(engine: string): Promise<string | null> {
  if (engine === "PGlite" || postgresUrl === null) return null;
  const { url, drop } = await createEmptyPostgres(postgresUrl);
  onTestFinished(drop);
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
  await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  await close();
  return url;
}
