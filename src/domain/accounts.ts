import * as v from "valibot";
import { graphemes } from "./text/graphemes.ts";

/** Length of a display name, in characters as a reader counts them. */
export const DISPLAY_NAME_LENGTH = { min: 2, max: 30 } as const;

/** Shortest password, in characters, and longest, in code units; older ones may be longer. */
export const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_MAX_LENGTH = 128;

/** How recent a sign-in must be for deleting the account or changing its password, in milliseconds. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

const TimestampSchema = v.pipe(v.string(), v.isoTimestamp());

/** `GET /api/account`: the account that a token stands for, after asking whether its session still holds. */
export const AccountSchema = v.object({
  uid: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  displayName: v.nullable(v.string()),
});

export type Account = v.InferOutput<typeof AccountSchema>;

const SessionSchema = v.object({
  id: v.string(),
  /** Browser and system of the sign-in, such as `Chrome on Android`. */
  label: v.nullable(v.string()),
  signedInAt: TimestampSchema,
  lastUsedAt: TimestampSchema,
  /** Whether it is the one that asks. */
  isThis: v.boolean(),
});

export type Session = v.InferOutput<typeof SessionSchema>;

/** `GET /api/account/sessions`: where the account is signed in; `null` where only the hosted provider knows. */
export const SessionsSchema = v.object({ sessions: v.nullable(v.array(SessionSchema)) });

/** A field of a record; moments are ISO 8601 UTC. */
const FieldSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** `GET /api/account/export`: everything the server holds about an account, by kind of record. */
export const AccountExportSchema = v.object({
  exportedAt: TimestampSchema,
  account: AccountSchema,
  /** Tables or services that hold something, each with its records as they are kept. */
  records: v.record(v.string(), v.array(v.record(v.string(), FieldSchema))),
});

export type AccountExport = v.InferOutput<typeof AccountExportSchema>;

/**
 * Where to go after signing in: the path that was asked for, if it lies on this site.
 *
 * @param redirect as it came in the address; anything may stand there
 * @returns a path with query and fragment, beginning with one slash; `/` for every other address
 */
export function returnPath(redirect: string | undefined): string {
  if (redirect === undefined || !redirect.startsWith("/")) return "/";
  // As a browser reads it: a backslash counts as a slash, tabs and line ends as nothing.
  const here = "https://site.invalid";
  const url = URL.canParse(redirect, here) ? new URL(redirect, here) : null;
  // Dots are resolved by now, which may have brought a second slash to the front.
  const stays = url?.origin === here && !url.pathname.startsWith("//");
  return stays ? url.pathname + url.search + url.hash : "/";
}

/** What a hosted identity takes, in code units; a few emoji of many parts get there before 30 characters. */
const LONGEST_UNITS = 256;

/** Marks that turn the writing direction of what follows, the rest of a page included. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name in one line, without marks that would turn the text around it. */
export function cleanDisplayName(text: string): string {
  return text.replace(DIRECTION_MARKS, "").replace(/\s+/g, " ").trim();
}

/**
 * What keeps a cleaned name from being one, in a sentence for its owner.
 *
 * @returns `null` when nothing does
 */
export function displayNameProblem(name: string): string | null {
  const { min, max } = DISPLAY_NAME_LENGTH;
  const visible = graphemes(name).filter((each) => /[^\p{C}\p{Z}\p{M}]/u.test(each));
  if (visible.length < min) return `Choose a name of at least ${String(min)} characters.`;
  if (graphemes(name).length > max) return `A name has at most ${String(max)} characters.`;
  return name.length > LONGEST_UNITS ? "This name is too long. Use fewer emoji." : null;
}
