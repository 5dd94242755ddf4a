import { and, desc, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { CommandError, type Command } from "../db/command.ts";
import { bumpDataVersion } from "../db/dataVersion.ts";
import { announcements } from "../db/schema/announcements.ts";
import { type Announcement, AnnouncementsSchema } from "#domain/site/site.ts";
import type { Db } from "../db/database.ts";
import { isPublic } from "../db/visibility.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer } from "../web/describe.ts";

const LONGEST_TEXT = 500;

const AnnounceInputSchema = v.object({ text: v.string() });

const IdSchema = v.object({ id: v.number() });

const ListedSchema = v.object({
  id: v.number(),
  text: v.string(),
  /** ISO 8601 UTC. */
  createdAt: v.string(),
  withdrawn: v.boolean(),
});

/** Publishes an announcement and answers its number. */
export const announce: Command<{ text: string }, { id: number }> = {
  name: "announce",
  input: AnnounceInputSchema,
  output: IdSchema,
  async run({ db, now }, input) {
    const text = input.text.replace(/\s+/g, " ").trim();
    if (text === "") throw new CommandError("The announcement has no text.");
    if (text.length > LONGEST_TEXT) {
      throw new CommandError(`An announcement has at most ${String(LONGEST_TEXT)} characters.`);
    }
    return await db.transaction(async (tx) => {
      const createdAt = new Date(now());
      const [row] = await tx
        .insert(announcements)
        .values({ text, createdAt })
        .returning({ id: announcements.id });
      if (row === undefined) throw new Error("The announcement was not stored.");
      await bumpDataVersion(tx);
      return row;
    });
  },
};

/** Takes an announcement back; it stays in the list. */
export const withdrawAnnouncement: Command<{ id: number }, { id: number }> = {
  name: "announce withdraw",
  input: IdSchema,
  output: IdSchema,
  async run({ db, now }, { id }) {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .update(announcements)
        .set({ withdrawnAt: new Date(now()) })
        .where(and(eq(announcements.id, id), isNull(announcements.withdrawnAt)))
        .returning({ id: announcements.id });
      if (row === undefined) {
        throw new CommandError(`There is no announcement ${String(id)} to withdraw.`);
      }
      await bumpDataVersion(tx);
      return row;
    });
  },
};

/** All announcements ever made, newest first. */
export const listAllAnnouncements: Command<null, v.InferOutput<typeof ListedSchema>[]> = {
  name: "announce list",
  input: v.null(),
  output: v.array(ListedSchema),
  async run({ db }) {
    const rows = await db
      .select()
      .from(announcements)
      .orderBy(desc(announcements.createdAt), desc(announcements.id));
    return rows.map(({ id, text, createdAt, withdrawnAt }) => ({
      id,
      text,
      createdAt: createdAt.toISOString(),
      withdrawn: withdrawnAt !== null,
    }));
  },
};

/** What visitors are told now, newest first. */
async function listAnnouncements(db: Db): Promise<Announcement[]> {
  return await db
    .select({ text: announcements.text })
    .from(announcements)
    .where(and(isNull(announcements.withdrawnAt), isPublic(announcements.sample)))
    .orderBy(desc(announcements.createdAt), desc(announcements.id));
}

/** `GET /api/announcements` */
export const ANNOUNCEMENTS: PublicAnswer = {
  path: "/announcements",
  summary: "Announcements to visitors, newest first",
  answer: jsonAnswer("The announcements", AnnouncementsSchema),
  source: { validFor: "unlimited", compute: (_, db) => listAnnouncements(db) },
};
