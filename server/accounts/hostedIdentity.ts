import * as v from "valibot";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";
import type { Db } from "../db/database.ts";
import { fetchWhole } from "../web/fetchWhole.ts";
import { removeAccountRecords, type LeaveEvents } from "./accountRecords.ts";
import { detachPhones, dropOpenVotes, leaveContests } from "./leave.ts";
import type { Identity, SessionState } from "./identity.ts";
import {
  createTokenVerifier,
  IdentityUnreachableError,
  type VerifiedToken,
  type FindKey,
} from "./verifyToken.ts";
import { createRemoteJWKSet, customFetch } from "jose";
import { JWKSMultipleMatchingKeys, JWKSNoMatchingKey } from "jose/errors";
import { HOUR_MS } from "#domain/time/spans.ts";
import { eq } from "drizzle-orm";
import { profiles } from "../db/schema/accounts.ts";

/** The hosted project that keeps the accounts. */
export interface HostedSettings {
  kind: "hosted";
  project: FirebaseProject;
  /** Origin of an emulator of the hosted services; `null`: the real ones. */
  emulator: string | null;
  /** Sent with questions, because keys of a project are often bound to its site's address. */
  siteOrigin: () => string;
}

const TIMEOUT_MS = 5_000;

/** Life of an ID token of the hosted service. */
const TOKEN_LIFE_S = 3_600;

const FoundSchema = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      email: v.optional(v.string()),
      emailVerified: v.optional(v.boolean(), false),
      displayName: v.optional(v.string()),
      disabled: v.optional(v.boolean(), false),
      /** Seconds since the epoch: tokens of earlier sign-ins have been revoked. */
      validSince: v.optional(v.pipe(v.string(), v.transform(Number)), "0"),
    }),
  ]),
});

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** Accounts kept by a hosted project: Google's keys verify its tokens, its own service knows its sessions. */
export function hostedIdentity(
  settings: HostedSettings,
  { db, now, leaveEvents }: { db: Db; now: () => number; leaveEvents: LeaveEvents },
): Identity {
  const { projectId } = settings.project;
  const keys = "service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
  return {
    verify: createTokenVerifier({
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      findKey: providerKeys(new URL(`${serviceBase(settings, "www.googleapis.com")}/${keys}`)),
      now,
    }),
    async session(token, idToken) {
      const {
        endedAt,
        isDisabled = false,
        ...state
      } = await askProvider(settings, token, idToken, now);
      // The provider does not tell this site when an account is shut: it learns of it here.
      if (endedAt !== null) await detachPhones(db, token.uid, endedAt);
      if (isDisabled) await db.transaction((tx) => dropOpenVotes(tx, token.uid));
      if (state.kind === "gone") {
        await db.transaction(async (tx) => {
          await leaveContests(tx, token.uid);
          await leaveEvents(tx, token.uid);
        });
      }
      return state.kind === "live" && (await isCutOff(db, token)) ? { kind: "ended" } : state;
    },
    holdSession: async (tx, token) => !(await isCutOff(tx, token)),
    endSessions: (outer, uid) =>
      outer.transaction(async (tx) => {
        await changeProfile(tx, uid, { signedOutAt: new Date(now()) });
        await detachPhones(tx, uid);
      }),
    removeRecords: (outer, uid) => removeAccountRecords(outer, uid, leaveEvents),
    sessions: null,
    protocol: null,
  };
}

/** The emulator serves keys at its root, and each service below that one's host name. */
function serviceBase({ emulator }: HostedSettings, host: string): string {
  if (emulator === null) return `https://${host}`;
  return host === "www.googleapis.com" ? emulator : `${emulator}/${host}`;
}

/** What the service says, and up to when it has ended sessions; `null` when it does not say. */
type Asked = SessionState & { endedAt: Date | null; isDisabled?: boolean };

/**
 * Asks the hosted service for the account. `validSince` is when its tokens were last revoked, as
 * by a new password; a revoked session gets no more of them, so that one issued later is good.
 * Google's server library compares the sign-in instead, which would also refuse the very token
 * that the change of a password hands out.
 */
async function askProvider(
  settings: HostedSettings,
  { uid, issuedAt }: VerifiedToken,
  idToken: string,
  now: () => number,
): Promise<Asked> {
  const base = serviceBase(settings, "identitytoolkit.googleapis.com");
  const key = encodeURIComponent(settings.project.apiKey);
  const { status, body } = await post(`${base}/v1/accounts:lookup?key=${key}`, settings, {
    idToken,
  });
  const found = v.safeParse(FoundSchema, body);
  if (status === 200 && found.success) {
    const [user] = found.output.users;
    if (user.localId !== uid) return { kind: "ended", endedAt: null };
    if (user.disabled) return { kind: "ended", endedAt: new Date(now()), isDisabled: true };
    // A phone that has joined since then has shown a later sign-in.
    const endedAt = new Date(user.validSince * 1_000);
    if (issuedAt < user.validSince) return { kind: "ended", endedAt };
    const { email = null, emailVerified, displayName = null } = user;
    return { kind: "live", account: { uid, email, emailVerified, displayName }, endedAt };
  }
  const refusal = v.safeParse(RefusalSchema, body);
  const [code] = refusal.success ? refusal.output.error.message.split(" : ") : [];
  if (code === "USER_NOT_FOUND") return { kind: "gone", endedAt: new Date(now()) };
  if (code === "USER_DISABLED") {
    return { kind: "ended", endedAt: new Date(now()), isDisabled: true };
  }
  if (code === "TOKEN_EXPIRED") return { kind: "ended", endedAt: revokedBefore(issuedAt, now()) };
  if (code === "INVALID_ID_TOKEN") return { kind: "ended", endedAt: null };
  // A used-up quota or a wrong key says nothing about the visitor.
  throw new IdentityUnreachableError(`The provider answered ${String(status)}.`);
}

/**
 * The provider says the same of a token that was revoked and of one that is too old. Since when
 * it is revoked it does not say, but it was good when it was issued.
 */
function revokedBefore(issuedAt: number, now: number): Date | null {
  const isOld = now / 1_000 > issuedAt + TOKEN_LIFE_S - 60;
  return isOld ? null : new Date(issuedAt * 1_000);
}

async function post(
  url: string,
  { siteOrigin }: HostedSettings,
  call: unknown,
): Promise<{ status: number; body: unknown }> {
  try {
    const headers = { "content-type": "application/json", referer: `${siteOrigin()}/` };
    const init = { method: "POST", headers, body: JSON.stringify(call) };
    const response = await fetchWhole(url, init, TIMEOUT_MS);
    const body: unknown = await response.json();
    return { status: response.status, body };
  } catch (error) {
    throw new IdentityUnreachableError("The provider does not answer.", { cause: error });
  }
}

/**
 * Whether the account was signed out everywhere after this sign-in. Tokens know whole seconds.
 * Of a sign-in within that same second it is unknown which came first. It counts as the later, so
 * that signing in again at once works.
 */
async function isCutOff(db: Db, { uid, authTime }: VerifiedToken): Promise<boolean> {
  const signedOutAt = (await readProfile(db, uid))?.signedOutAt?.getTime();
  return signedOutAt !== undefined && authTime < Math.floor(signedOutAt / 1_000);
}

/** The hosted service's keys live for weeks and are announced before they sign anything. */
const KEEP_KEYS_MS = 6 * HOUR_MS;

/** An unknown key is looked for this often at most, so that forged names cost the provider nothing. */
const LOOK_AGAIN_AFTER_MS = 30_000;

/** The keys that the hosted identity signs with, fetched when first needed and when an unknown one appears. */
function providerKeys(url: URL): FindKey {
  const find = createRemoteJWKSet(url, {
    cacheMaxAge: KEEP_KEYS_MS,
    cooldownDuration: LOOK_AGAIN_AFTER_MS,
    [customFetch]: (address, init) => fetchWhole(address, init, TIMEOUT_MS),
  });
  return async (kid) => {
    try {
      return await find({ alg: "RS256", kid });
    } catch (error) {
      if (error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys) {
        return null;
      }
      throw new IdentityUnreachableError("The provider's keys cannot be had.", { cause: error });
    }
  };
}

/** What is kept of an account beside what the identity protocol says of it. */
type Profile = Omit<typeof profiles.$inferSelect, "uid">;

/** The profile of an account of either identity; `null` while nothing of it has been set. */
async function readProfile(db: Db, uid: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.uid, uid));
  return row ?? null;
}

/** Sets columns of an account's profile and leaves the others as they are. */
export async function changeProfile(db: Db, uid: string, change: Partial<Profile>): Promise<void> {
  await db
    .insert(profiles)
    .values({ uid, ...change })
    .onConflictDoUpdate({ target: profiles.uid, set: change });
}
