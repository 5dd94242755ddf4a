import { released, takenBack, written } from "#domain/outbox/outbox.ts";
import { parseOutbox, type OutboxEntry, type Outcome } from "#domain/outbox/outboxEntry.ts";
import { sendOutbox } from "#domain/outbox/sendOutbox.ts";

type Owner = "ana" | "ben" | null;

type Fault =
  | "none"
  | "silent"
  | "lost answer"
  | "login page"
  | "error 500"
  | "limited"
  | "token refused"
  | "refused"
  | "killed before"
  | "killed after";

/** What somebody or something does to a phone. */
export type Deed =
  | { do: "write"; subject: string; owner: Owner }
  | { do: "take back"; nth: number }
  | { do: "sign in"; as: Owner }
  | { do: "clock"; byMs: number }
  | { do: "release"; of: "all" | "away" }
  | { do: "storage"; isFull: boolean }
  /** The sender is ended by force at one of its next writes to storage, before or after it. */
  | { do: "kill at change"; nth: number; isDone: boolean }
  | { do: "send"; faults: Fault[]; meanwhile: Deed[] };

class Killed extends Error {}

/**
 * A phone with its storage, and a server that does by id what it is sent. It remembers what people
 * wrote, to compare it in the end with what the server has.
 */
export function outboxWorld() {
  let stored: unknown;
  let isFull = false;
  let now = 1_700_000_000_000;
  let signedIn: Owner = null;
  let count = 0;
  let killIn: { changes: number; isDone: boolean } | null = null;
  let faults: Fault[] = [];
  let meanwhile: Deed[] = [];
  /** What the server has, by id of the entry, in the order of arrival. */
  const arrived = new Map<string, { body: string; key: string; number: number }>();
  /** Each write of a person: the last wish for its subject wins. */
  const wishes = new Map<string, { id: string; number: number }>();
  const refused = new Set<string>();
  const takenBackIds = new Set<string>();
  const wrongs: string[] = [];

  const keyOf = ({ owner, subject }: Pick<OutboxEntry, "owner" | "subject">) =>
    `${owner ?? "–"}/${subject}`;
  const read = () => parseOutbox(structuredClone(stored));

  async function change(to: (outbox: ReturnType<typeof read>) => ReturnType<typeof read>) {
    await Promise.resolve();
    if (killIn !== null) killIn.changes -= 1;
    const isEnd = killIn !== null && killIn.changes < 0;
    const isDone = killIn?.isDone ?? true;
    if (isEnd) killIn = null;
    if (isEnd && !isDone) throw new Killed();
    const next = to(read());
    if (isFull) {
      if (isEnd) throw new Killed();
      return false;
    }
    stored = structuredClone(next);
    if (isEnd) throw new Killed();
    return true;
  }

  function write(subject: string, owner: Owner): void {
    if (isFull) return;
    count += 1;
    const [id, number] = [`id-${String(count)}`, count];
    const body = { number, id };
    const request = { method: "PUT", path: "/api/x", body, isStamped: false } as const;
    const wish = { subject, title: subject, screen: "/", owner, request };
    stored = written(read(), wish, id, now);
    wishes.set(keyOf(wish), { id, number });
  }

  function arrive(entry: OutboxEntry): void {
    const body = JSON.stringify(entry.request.body);
    const before = arrived.get(entry.id);
    if (before !== undefined && before.body !== body)
      wrongs.push(`${entry.id} has changed its content`);
    if (entry.owner !== null && entry.owner !== signedIn)
      wrongs.push(`${entry.id} was sent by another`);
    if (before !== undefined) return;
    const number = Number(entry.request.body["number"]);
    const newer = [...arrived.values()].some(
      (each) => each.key === keyOf(entry) && each.number > number,
    );
    if (newer) wrongs.push(`${entry.id} came after a later one`);
    arrived.set(entry.id, { body, key: keyOf(entry), number });
  }

  async function attempt(entry: OutboxEntry): Promise<Outcome> {
    await Promise.resolve();
    if (entry.owner !== null && entry.owner !== signedIn) return { is: "signed-out" };
    const fault = faults.shift() ?? "none";
    if (fault === "killed before") throw new Killed();
    if (["none", "lost answer", "killed after"].includes(fault)) arrive(entry);
    for (const deed of meanwhile.splice(0, 1)) await does(deed);
    switch (fault) {
      case "killed after":
        throw new Killed();
      case "limited":
        return { is: "limited", pauseMs: 3_600_000 };
      case "token refused":
        return { is: "signed-out" };
      case "refused":
        refused.add(entry.id);
        return { is: "refused", status: 409, sentence: "No." };
      case "none":
        return { is: "received", answer: null };
      case "silent":
      case "lost answer":
      case "login page":
      case "error 500":
        return { is: "away" };
    }
  }

  async function send(): Promise<void> {
    const sender = {
      change,
      attempt,
      mayCall: () => true,
      owner: () => signedIn,
      now: () => now,
      random: () => 0.5,
    };
    await sendOutbox(sender).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  }

  async function does(deed: Deed): Promise<void> {
    if (deed.do === "write") write(deed.subject, deed.owner);
    else if (deed.do === "sign in") signedIn = deed.as;
    else if (deed.do === "clock") now += deed.byMs;
    else if (deed.do === "storage") isFull = deed.isFull;
    else if (deed.do === "kill at change") killIn = { changes: deed.nth, isDone: deed.isDone };
    else if (deed.do === "release") {
      if (!isFull) stored = released(read(), { of: deed.of });
    } else if (deed.do === "take back") {
      const entry = read().entries[deed.nth];
      if (entry === undefined || isFull) return;
      takenBackIds.add(entry.id);
      stored = takenBack(read(), entry.id);
    } else {
      faults = [...deed.faults];
      meanwhile = [...deed.meanwhile];
      await send();
      faults = [];
      meanwhile = [];
    }
  }

  return {
    does,

    /** Everything works again, and each account signs in once. */
    async calmsDown(): Promise<void> {
      isFull = false;
      killIn = null;
      for (const owner of ["ana", "ben", null] as const) {
        signedIn = owner;
        stored = released(read(), { of: "all" });
        await send();
      }
    },

    /** Last wishes that the server does not have, though no person took them back and no server refused them. */
    lost(): string[] {
      const left = read().entries.filter(({ state }) => state.is !== "refused");
      const missing = [...wishes.values()].filter(
        ({ id }) => !arrived.has(id) && !refused.has(id) && !takenBackIds.has(id),
      );
      return [...left, ...missing].map(({ id }) => id);
    },

    wrongs: (): string[] => wrongs,
  };
}
