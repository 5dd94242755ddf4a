import * as v from "valibot";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { WishlistSchema, type Wish } from "#domain/wishlist/wishes.ts";
import { readWishlistCall, wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { wish } from "../../../../support/community/wishlist.ts";
import type { Reached } from "../site/reached.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

/** Phones, each of an account of its own, and the wishes that it edits again and again. */
const WISHES_EACH = 5;

/** An edit whose parts belong together. */
function edit(turn: number): Wish {
  const at = new Date().toISOString();
  return wish({
    id: `strain:s${String(turn % WISHES_EACH)}`,
    name: `Edit ${String(turn)}`,
    note: String(turn),
    targetCents: turn,
    unit: "g",
    addedAt: at,
    editedAt: at,
  });
}

function phone(token: string, ledger: Ledger) {
  /** The last acknowledged edit of each wish. */
  const kept = new Map<string, number>();
  let turn = 0;
  let edits = 0;
  let open: Wish | null = null;

  async function send(site: Reached, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      open ??= edit((turn += 1));
      const answer = await site.call(outboxCall(wishWrite(open, "ana").request, token, Date.now()));
      if (answer === null) {
        ledger.unanswered += 1;
        return;
      }
      if (answer.status === 429) return;
      ledger.expect(answer.status === 200, "odd", () => `wish: ${JSON.stringify(answer)}`);
      ledger.acknowledged += 1;
      edits += 1;
      kept.set(open.id, turn);
      open = null;
    }
  }

  async function look(site: Reached): Promise<void> {
    const answer = await site.call(readWishlistCall(token, null));
    if (answer?.status !== 200) {
      ledger.expect(false, "odd", () => `wishlist: ${JSON.stringify(answer)}`);
      return;
    }
    const { items, cursor } = v.parse(WishlistSchema, JSON.parse(answer.text));
    const found = new Map(items.map((item) => [item.id as string, item]));
    ledger.expect(found.size === items.length, "doubled", () => "a wish is there twice");
    for (const { note, name, targetCents } of items) {
      const isWhole = name === `Edit ${note}` && targetCents === Number(note);
      ledger.expect(isWhole, "torn", () => `${name}, ${note}, ${String(targetCents)}`);
    }
    for (const [id, last] of kept) {
      const note = Number(found.get(id)?.note);
      const isThere = note === last || (id === open?.id && note === turn);
      ledger.expect(isThere, "lost", () => `${id} is ${String(note)}, not ${String(last)}`);
    }
    // Each edit has raised the revision once, however often it was sent. One that nobody has
    // answered may have, or may at this moment.
    const revision = Number(cursor.split(".")[1]);
    const words = () => `revision ${String(revision)} after ${String(edits)} edits`;
    ledger.expect(revision <= edits + (open === null ? 0 : 1), "doubled", words);
    ledger.expect(revision >= edits, "lost", words);
  }
  return { send, look };
}

/** Wishlists: edits that are repeated until they are answered, as an outbox does. */
export function wishStream(tokens: readonly string[]): Stream {
  const ledger = new Ledger();
  const phones = tokens.map((token) => phone(token, ledger));
  return {
    name: "wishlist",
    ledger,
    send: (...how) => together(phones, ...how),
    async look(site) {
      for (const one of phones) await one.look(site);
    },
  };
}
