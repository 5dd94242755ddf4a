import { expect, it } from "vitest";
import { attempts, tally, TOO_MANY } from "../../support/identity/attempts.ts";
import { embeddedForTests } from "../../support/identity/identity.ts";
import { PASSWORD, protocolOf } from "../../support/identity/protocol.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

describeOnPglite("other calls that are counted", (database) => {
  const site = () => {
    const settings = embeddedForTests(silentLog());
    return { ...protocolOf(siteOn(database().db, { identitySettings: settings })), settings };
  };

  it("are sign-ups, a hundred an hour from one address", async () => {
    const { call } = site();
    const answers = await attempts(110, async (made) => {
      const email = `a${String(made)}@b.org`;
      return (await call("signUp", { email, password: PASSWORD })).error;
    });
    expect(tally(answers)).toEqual({ "signed in": 100, [TOO_MANY]: 10 });
  });

  it("are unknown refresh tokens, but never a good one", async () => {
    const { signUp, refresh, refreshed } = site();
    const { refreshToken } = await signUp("a@b.org");
    const unknown = "A".repeat(43);
    const answers = await attempts(110, async () => (await refresh(unknown)).error);
    expect(tally(answers)).toEqual({ TOKEN_EXPIRED: 100, [TOO_MANY]: 10 });
    await refreshed(refreshToken);
  });

  it("are codes from e-mails", async () => {
    const { call } = site();
    const guess = async () => (await call("resetPassword", { oobCode: "guess" })).error;
    expect(tally(await attempts(110, guess))).toEqual({ INVALID_OOB_CODE: 100, [TOO_MANY]: 10 });
  });

  it("are e-mails, five an hour to one mailbox, whether or not it is anybody's", async () => {
    const { call, signUp, settings } = site();
    await signUp("known@b.org");
    for (const email of ["known@b.org", "unknown@b.org"]) {
      const answers: (string | null)[] = [];
      for (let sent = 0; sent < 7; sent += 1) {
        answers.push((await call("sendOobCode", { requestType: "PASSWORD_RESET", email })).error);
      }
      expect(tally(answers)).toEqual({ "signed in": 5, [TOO_MANY]: 2 });
    }
    await settings.background.settled();
    expect(settings.mails.map(({ to }) => to)).toEqual(
      Array.from({ length: 5 }, () => "known@b.org"),
    );
  });
});
