import * as v from "valibot";

/** Length of a display name, in characters as a reader counts them. */
export const DISPLAY_NAME_LENGTH = { min: 2, max: 30 } as const;

/** Shortest password, in characters, and longest, in code units; older ones may be longer. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** How recent a sign-in must be for deleting the account or changing its password, in milliseconds. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

const MomentSchema = v.pipe(v.string(), v.isoTimestamp());

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
  signedInAt: MomentSchema,
  lastUsedAt: MomentSchema,
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
  exportedAt: MomentSchema,
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
