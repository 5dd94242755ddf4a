import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";

/**
 * What the server keeps about accounts. The tables named `identity_…` are the embedded
 * identity's; a site with a hosted project leaves them empty. A column called `uid` says
 * whose a row is: tables that have one are exported with the account and removed with it.
 */

/** A visitor's account. Secrets are kept as hashes only. */
export const identityAccounts = pgTable("identity_accounts", {
  uid: text().primaryKey(),
  /** In lower case, as the hosted service keeps it: an account made as Ann@x signs in as ann@x. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  displayName: text(),
  /** Scrypt, as a PHC string with its parameters. */
  passwordHash: text().notNull(),
  passwordChangedAt: timestampColumn("password_changed_at").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
  lastSignInAt: timestampColumn("last_sign_in_at").notNull(),
  /** Set by the operator: the account cannot be used, and its e-mail cannot sign up again. */
  disabledAt: timestampColumn("disabled_at"),
});

/** One sign-in on one device. A session that has ended has no row. */
export const identitySessions = pgTable(
  "identity_sessions",
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: "cascade" }),
    /** When the password was given. */
    signedInAt: timestampColumn("signed_in_at").notNull(),
    lastUsedAt: timestampColumn("last_used_at").notNull(),
    /** Browser and system of the sign-in, in words; `null` when it did not say. */
    label: text(),
  },
  (table) => [index("identity_sessions_uid").on(table.uid)],
);

/**
 * Refresh tokens by their SHA-256. The first of a session has generation 0, and using one of
 * generation n hands out one of n + 1. Used and evicted ones stay, so that a stolen copy is
 * noticed.
 */
export const identityRefreshTokens = pgTable(
  "identity_refresh_tokens",
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => identitySessions.id, { onDelete: "cascade" }),
    generation: integer().notNull(),
    issuedAt: timestampColumn("issued_at").notNull(),
    /** First use. */
    usedAt: timestampColumn("used_at"),
    /** When it had to make room for others of its generation: it must never come back. */
    evictedAt: timestampColumn("evicted_at"),
  },
  (table) => [index("identity_refresh_tokens_session").on(table.sessionId, table.generation)],
);

/** Codes sent by e-mail, by their SHA-256. A code that was used has no row. */
export const identityCodes = pgTable(
  "identity_codes",
  {
    hash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: "cascade" }),
    purpose: text().$type<"PASSWORD_RESET" | "VERIFY_EMAIL">().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("identity_codes_uid").on(table.uid)],
);

/**
 * Public halves of the keys that sign ID tokens. The private halves lie in the data folders;
 * through this table processes with different folders verify each other's tokens.
 */
export const identityKeys = pgTable("identity_keys", {
  kid: text().primaryKey(),
  publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestampColumn("created_at").notNull(),
  /** Since when another key signs in its place. */
  retiredAt: timestampColumn("retired_at"),
  /** Since when nothing that it has signed is taken. Such a row stays, so that the key cannot come back. */
  revokedAt: timestampColumn("revoked_at"),
});

/**
 * Random secrets that all servers of a database share: what counted attempts and the marks of
 * known phones are keyed with.
 */
export const identitySecrets = pgTable("identity_secrets", {
  name: text().$type<"attempts" | "known-phones" | "counter-reports">().primaryKey(),
  secret: text().notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});

/** Counted attempts, by keyed hashes of e-mails and addresses; columns as rate-limiter-flexible wants them. */
export const attemptLimits = pgTable("attempt_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestampColumn("expire"),
});

/**
 * What the server keeps about an account that the identity protocol has no field for, whether
 * the site itself or a hosted project keeps the account. So it does not refer to
 * `identity_accounts`. A row exists as soon as one of its columns has been set.
 */
export const profiles = pgTable("profiles", {
  uid: text().primaryKey(),
  /** The last sign-out everywhere. Hosted sessions that began earlier have ended. */
  signedOutAt: timestampColumn("signed_out_at"),
});
