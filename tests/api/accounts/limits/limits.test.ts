import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { createLimitFactory } from "../../../../server/web/attemptLimits.ts";
import {
  anywhere,
  attempts,
  countingHasher,
  tally,
  TOO_MANY,
  WRONG,
} from "../../../support/identity/attempts.ts";
import { embeddedForTests } from "../../../support/identity/identity.ts";
import { PASSWORD, protocolOf, type Cookies } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { silentLog, siteOn } from "../../../support/server/requests.ts";
import { describeOnFasterEngine } from "../../../support/database/testDatabase.ts";
import { atScale } from "../../../support/scale.ts";

const RefreshTokenSchema = v.object({ refreshToken: v.string() });

const ATTEMPTS = atScale(200, 1_000);

/** That many attempts take a busy machine some time. */
const PATIENT = { timeout: 120_000 };

describeOnFasterEngine("attempts to sign in", (database) => {
  // The limiter has the process's own clock.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  function site() {
    const passwords = countingHasher();
    const identitySettings = embeddedForTests(silentLog(), { passwords });
    const app = siteOn(database().db, { now: Date.now, identitySettings });
    return {
      passwords,
      settings: identitySettings,
      from: (address: string, cookies?: Cookies) => protocolOf(app, address, cookies),
    };
  }

  it(
    "on one account end after ten wrong ones of many at once, from wherever they come",
    PATIENT,
    async () => {
      const { from, passwords } = site();
      await from("203.0.113.1").signUp("a@b.org");
      const before = passwords.hashes();
      const answers = await attempts(ATTEMPTS, (attempt) =>
        from(anywhere(attempt)).tryPassword("a@b.org", "wrong horse"),
      );
      expect(tally(answers)).toEqual({ [WRONG]: 10, [TOO_MANY]: ATTEMPTS - 10 });
      expect(passwords.hashes() - before).toBe(10);
      const { tryPassword } = from("203.0.113.1");
      expect(await tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
      pass(15 * MINUTE_MS - 1);
      expect(await tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
      pass(1);
      expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
    },
  );

  it(
    "from one address end after a hundred wrong ones of many at once, on whatever account",
    PATIENT,
    async () => {
      const { from, passwords } = site();
      await from("203.0.113.1").signUp("a@b.org");
      const before = passwords.hashes();
      const answers = await attempts(ATTEMPTS, (attempt) =>
        from("198.51.100.1").tryPassword(`a${String(attempt)}@b.org`, "wrong horse"),
      );
      expect(tally(answers)).toEqual({ [WRONG]: 100, [TOO_MANY]: ATTEMPTS - 100 });
      expect(passwords.hashes() - before).toBe(100);
      expect(await from("198.51.100.1").tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
      expect(await from("203.0.113.1").tryPassword("a@b.org", PASSWORD)).toBeNull();
      pass(HOUR_MS);
      expect(await from("198.51.100.1").tryPassword("a@b.org", PASSWORD)).toBeNull();
    },
  );

  it("count on after a right one, which itself costs neither its account nor its address a try", async () => {
    const { from } = site();
    const { signUp, tryPassword } = from("203.0.113.1");
    await signUp("a@b.org");
    for (let tries = 0; tries < 9; tries += 1) {
      expect(await tryPassword("a@b.org", "wrong horse")).toBe(WRONG);
      if (tries % 3 === 0) expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
    }
    expect(await tryPassword("a@b.org", "wrong horse")).toBe(WRONG);
    expect(await tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
    // One sign-up and ten wrong ones are counted, and the one that was refused.
    const others = await attempts(90, (attempt) =>
      tryPassword(`a${String(attempt)}@b.org`, "wrong horse"),
    );
    expect(tally(others)).toEqual({ [WRONG]: 88, [TOO_MANY]: 2 });
  });

  it("cost and answer the same whether or not there is such an account", async () => {
    const { from, passwords } = site();
    await from("203.0.113.1").signUp("known@b.org");
    const price = async (email: string) => {
      const before = passwords.hashes();
      const answers = await attempts(12, (attempt) =>
        from(anywhere(attempt)).tryPassword(email, "wrong horse"),
      );
      return { answers: tally(answers), hashes: passwords.hashes() - before };
    };
    const known = await price("known@b.org");
    expect(known).toEqual({ answers: { [WRONG]: 10, [TOO_MANY]: 2 }, hashes: 10 });
    expect(await price("unknown@b.org")).toEqual(known);
  });

  it("with an e-mail in other letters are attempts on the same account", async () => {
    const { from } = site();
    await from("203.0.113.1").signUp("a@b.org");
    const spellings = ["a@b.org", "A@b.org", "a@B.ORG", " a@b.org "];
    const answers = await attempts(20, (attempt) =>
      from(anywhere(attempt)).tryPassword(spellings[attempt % 4] ?? "", "wrong horse"),
    );
    expect(tally(answers)).toEqual({ [WRONG]: 10, [TOO_MANY]: 10 });
  });

  it("are allowed again after the password was reset", async () => {
    const { from, settings } = site();
    const { signUp, call, tryPassword } = from("203.0.113.1");
    await signUp("a@b.org");
    await attempts(11, (attempt) => from(anywhere(attempt)).tryPassword("a@b.org", "wrong horse"));
    expect(await tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    await settings.background.settled();
    const oobCode = new URL(settings.mails[0]?.link ?? "").searchParams.get("oobCode");
    await call("resetPassword", { oobCode, newPassword: "battery staple" });
    expect(await tryPassword("a@b.org", "battery staple")).toBeNull();
  });

  it("from a network of 48 bits are five times as many as from one of 64, and no more", async () => {
    const { addressLimit } = createLimitFactory(database().db);
    const limit = addressLimit({ name: "test", points: 2, seconds: 60 });
    const from = (network: number) =>
      limit.count([`2001:db8:1:${String(network)}::/64`, "2001:db8:1::/48"]);
    const allowed: boolean[] = [];
    for (let tries = 0; tries < 40; tries += 1) allowed.push(await from(1));
    expect(allowed.filter(Boolean)).toHaveLength(2);
    for (let network = 2; network < 258; network += 1) allowed.push(await from(network));
    expect(allowed.filter(Boolean)).toHaveLength(10);
    expect(await limit.count(["2001:db8:2:1::/64", "2001:db8:2::/48"])).toBe(true);
    expect(await limit.count(["203.0.113.1"])).toBe(true);
  });

  it("at guessing a code count whichever call brings it, and right codes take nothing from others", async () => {
    const { from, settings } = site();
    const { signUp, call } = from("203.0.113.1");
    const { idToken } = await signUp("a@b.org");
    const guess = async (each: number, address: string) =>
      (await from(address).call("update", { oobCode: `guess-${String(each)}` })).error;
    const guesses = await attempts(110, (each) => guess(each, "203.0.113.1"));
    expect(tally(guesses)).toEqual({ INVALID_OOB_CODE: 100, [TOO_MANY]: 10 });
    // The budget is that of codes: asking for one, and guessing in the other call, use the same.
    expect((await call("resetPassword", { oobCode: "guess" })).error).toBe(TOO_MANY);
    await from("203.0.113.2").call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    await settings.background.settled();
    const oobCode = new URL(settings.mails[0]?.link ?? "").searchParams.get("oobCode");
    expect((await from("203.0.113.2").call("update", { oobCode })).error).toBeNull();
    const others = await attempts(100, (each) => guess(each, "203.0.113.2"));
    expect(tally(others)).toEqual({ INVALID_OOB_CODE: 99, [TOO_MANY]: 1 });
  });

  it("at a new refresh token count with the session, whichever call gives it", async () => {
    const { from } = site();
    const { signUp, call, refresh, tryPassword } = from("203.0.113.1");
    const { idToken } = await signUp("a@b.org");
    const statuses: number[] = [];
    let refreshToken = "";
    for (let each = 0; each < 65; each += 1) {
      const { status, body } = await call("update", {
        idToken,
        displayName: `Ann ${String(each)}`,
      });
      statuses.push(status);
      if (status === 200) ({ refreshToken } = v.parse(RefreshTokenSchema, body));
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), ...Array<number>(5).fill(429)]);
    // A problem and no error of the protocol, so that the page keeps its session.
    expect((await refresh(refreshToken)).status).toBe(429);
    expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
    pass(HOUR_MS);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it("leave neither e-mails nor addresses behind", async () => {
    const { from } = site();
    await from("203.0.113.77").tryPassword("nobody@b.org", "wrong horse");
    const stored = JSON.stringify(await database().db.query.attemptLimits.findMany());
    expect(stored).toContain("account:");
    expect(stored).not.toContain("nobody");
    expect(stored).not.toContain("203.0.113");
    // Without the secret nobody can try out which address a mark is of.
    for (const text of ["203.0.113.77", "nobody@b.org"]) {
      for (const encoding of ["base64url", "hex", "base64"] as const) {
        expect(stored).not.toContain(createHash("sha256").update(text).digest(encoding));
      }
    }
  });
});
