import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { QueueFullError } from "../../../../server/accounts/passwords/hashQueue.ts";
import {
  anywhere,
  attempts,
  countingHasher,
  tally,
  TOO_MANY,
} from "../../../support/identity/attempts.ts";
import { embeddedForTests } from "../../../support/identity/identity.ts";
import { PASSWORD, protocolOf, type Cookies } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { silentLog, siteOn } from "../../../support/server/requests.ts";
import {
  describeOnFasterEngine,
  describeOnPglite,
  type TestDatabase,
} from "../../../support/database/testDatabase.ts";

const TokenSchema = v.object({ idToken: v.string() });

/** A site that counts its hashes, on whose clock it is {@link NOW}. */
function useSite(database: () => TestDatabase) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return () => {
    const passwords = countingHasher();
    const settings = embeddedForTests(silentLog(), { passwords });
    const app = siteOn(database().db, { now: Date.now, identitySettings: settings });
    const code = async () => {
      await settings.background.settled();
      return new URL(settings.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
    };
    const from = (address: string, cookies?: Cookies) => protocolOf(app, address, cookies);
    return { passwords, from, code };
  };
}

describeOnFasterEngine("a password's hash", (database) => {
  const site = useSite(database);

  it("is never made for a code that is for something else, however often it comes", async () => {
    const { from, passwords, code } = site();
    const { call, signUp } = from("203.0.113.1");
    const { idToken } = await signUp("a@b.org");
    await call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    const oobCode = await code();
    const before = passwords.hashes();
    const answers = await attempts(230, async () => {
      const answer = await call("resetPassword", { oobCode, newPassword: "battery staple" });
      return answer.error;
    });
    const { INVALID_OOB_CODE: refused = 0, [TOO_MANY]: tooMany = 0 } = tally(answers);
    expect(refused + tooMany).toBe(230);
    expect(passwords.hashes() - before).toBe(0);
    // From elsewhere: this address has brought too many codes, whichever call takes them.
    expect((await from("203.0.113.2").call("update", { oobCode })).error).toBeNull();
  });

  it("is made thirty times for a code that many calls bring at once, and one of them sets it", async () => {
    const { from, passwords, code } = site();
    const { call, signUp } = from("203.0.113.1");
    await signUp("a@b.org");
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    const oobCode = await code();
    const before = passwords.hashes();
    const answers = await attempts(100, async (attempt) => {
      const stranger = from(anywhere(attempt));
      const answer = await stranger.call("resetPassword", {
        oobCode,
        newPassword: "battery staple",
      });
      return answer.error ?? String(answer.status);
    });
    expect(answers.filter((each) => each === "200")).toHaveLength(1);
    expect(passwords.hashes() - before).toBeLessThanOrEqual(29);
  });

  it("of a new password is counted like others: by account, and by address", async () => {
    const { from, passwords } = site();
    const { call, signUp } = from("203.0.113.1");
    let { idToken } = await signUp("a@b.org");
    const before = passwords.hashes();
    const change = async (number: number) => {
      const answer = await call("update", { idToken, password: `battery ${String(number)}` });
      if (answer.error !== null) return answer.error;
      ({ idToken } = v.parse(TokenSchema, answer.body));
      return null;
    };
    for (let number = 0; number < 29; number += 1) expect(await change(number)).toBeNull();
    expect(await change(29)).toBe(TOO_MANY);
    expect(passwords.hashes() - before).toBe(29);
    vi.setSystemTime(NOW + 15 * MINUTE_MS);
    expect(await from("203.0.113.1").tryPassword("a@b.org", "battery 28")).toBeNull();
  });

  it("of a right password is not free: its owner has thirty in a quarter of an hour", async () => {
    const { from, passwords } = site();
    await from("203.0.113.1").signUp("a@b.org");
    const before = passwords.hashes();
    const answers = await attempts(60, (attempt) =>
      from(anywhere(attempt), new Map()).tryPassword("a@b.org", PASSWORD),
    );
    expect(passwords.hashes() - before).toBeLessThanOrEqual(29);
    expect(answers.filter((each) => each === null).length).toBeLessThanOrEqual(29);
  });
});

describeOnFasterEngine("a password's hash", (database) => {
  const site = useSite(database);

  it("is counted by address over all accounts: three hundred an hour, right or wrong", async () => {
    const { from, passwords } = site();
    const people = Array.from({ length: 30 }, (_, each) => `a${String(each)}@b.org`);
    for (const [each, email] of people.entries()) await from(anywhere(each)).signUp(email);
    const before = passwords.hashes();
    const { tryPassword } = from("203.0.113.9");
    for (let round = 0; round < 11; round += 1) {
      for (const email of people) await tryPassword(email, PASSWORD);
    }
    expect(passwords.hashes() - before).toBe(300);
    expect(await from("203.0.113.10").tryPassword("a0@b.org", PASSWORD)).toBeNull();
  });
});

describeOnPglite("a password that nobody has time to hash", (database) => {
  it("is told as that in the protocol's own shape, and the same again makes the account", async () => {
    const hasher = countingHasher();
    let isBusy = true;
    const hash: typeof hasher.hash = async (...what) => {
      if (isBusy) throw new QueueFullError("A call has waited for too long.");
      return await hasher.hash(...what);
    };
    const passwords = { ...hasher, hash };
    const app = siteOn(database().db, {
      identitySettings: embeddedForTests(silentLog(), { passwords }),
    });
    const { call } = protocolOf(app, "203.0.113.1");
    const person = { email: "a@b.org", password: PASSWORD };
    const refused = { status: 503, body: { error: { code: 503, message: "SERVER_BUSY" } } };
    expect(await call("signUp", person)).toMatchObject(refused);
    isBusy = false;
    expect(await call("signUp", person)).toMatchObject({ status: 200 });
  });
});
