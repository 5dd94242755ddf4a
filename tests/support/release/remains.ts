import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { PROJECT } from "../../../server/project.ts";

/** What everybody gets alike, and does not change with the time of day. */
export const PUBLIC_ANSWERS = [
  "/api/statistics",
  "/api/announcements",
  "/api/stores",
  "/api/menus",
  "/api/menus/oak-street-akron",
  "/api/deals",
  "/api/search",
  "/api/events",
  "/api/trends",
  "/api/highlights",
  "/api/taxes",
] as const;

const NotesSchema = v.object({
  /** When it was made, epoch milliseconds: what is read of it is read as of then. */
  madeAt: v.number(),
  /** Number of an import that can be taken back. */
  undoable: v.number(),
  /** What people have in their hands. */
  email: v.string(),
  password: v.string(),
  refreshToken: v.string(),
  reservationCode: v.string(),
  wish: v.string(),
  device: v.object({ id: v.string(), key: v.string() }),
  vote: v.object({ year: v.number(), matchup: v.string(), entrant: v.string() }),
});

/** What has to be known of a release's remains to use them. */
export type ReleaseNotes = v.InferOutput<typeof NotesSchema>;

/** What lies in a phone's storage: its databases by name and store, and its local storage. */
export interface PhoneStorage {
  databases: Record<string, Record<string, [key: string, value: unknown][]>>;
  local: Record<string, string>;
}

/** What a release has left behind: files in a folder, and what is known of them. */
export function remainsOf(version: string) {
  const folder = path.join(PROJECT, "tests", "fixtures", version);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return {
    notes: v.parse(NotesSchema, read("notes.json")),
    answers: v.parse(v.record(v.string(), v.string()), read("answers.json")),
    phone: path.join(folder, "phone.json"),
    data: path.join(folder, "data.tar.gz"),
    backup: path.join(folder, "site.backup"),
    dump: path.join(folder, "site.dump"),
  };
}
