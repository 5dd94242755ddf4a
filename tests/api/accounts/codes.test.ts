import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import type { EmbeddedSettings } from "../../../server/accounts/identitySettings.ts";
import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { PASSWORD } from "../../support/identity/protocol.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("a link by e-mail", (database) => {
  const site = (more: Partial<EmbeddedSettings> = {}) => embeddedSite(database().db, more);

  it("answers a reset the same way whoever asks, and sends it to who has an account", async () => {
    const { call, signUp, settings } = site();
    await signUp("known@b.org");
    const ask = async (email: string) => {
      const { status, body } = await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      return [status, JSON.stringify(body).replace(email, "…")];
    };
    expect(await ask("known@b.org")).toEqual(await ask("unknown@b.org"));
    await settings.background.settled();
    expect(settings.mails).toHaveLength(1);
    expect(settings.mails[0]).toMatchObject({ to: "known@b.org" });
  });

  it("says that no link can be sent where the site cannot send mail, whoever asks", async () => {
    const { call, signUp } = site({ sendMail: null });
    const { idToken } = await signUp("known@b.org");
    const refusal = "OPERATION_NOT_ALLOWED : No mail can be sent";
    for (const email of ["known@b.org", "unknown@b.org"]) {
      const { error } = await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      expect(error).toBe(refusal);
    }
    expect((await call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })).error).toBe(
      refusal,
    );
    expect(await database().db.query.identityCodes.findMany()).toEqual([]);
  });

  it("has answered before it looks whether there is an account", async () => {
    const work: (() => Promise<void>)[] = [];
    const settled = () => Promise.resolve();
    const background = { start: (one: () => Promise<void>) => void work.push(one), settled };
    const { call, signUp, settings } = site({ background });
    await signUp("a@b.org");
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    expect(settings.mails).toEqual([]);
    await Promise.all(work.map((one) => one()));
    expect(settings.mails).toHaveLength(1);
  });

  it("takes a code once, of several that come at once, and for an hour", async () => {
    const { call, signUp, code, pass } = site();
    await signUp("a@b.org");
    const forgot = () => call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    await forgot();
    const oobCode = await code();
    const uses = await Promise.all(
      ["battery staple 1", "battery staple 2"].map((newPassword) =>
        call("resetPassword", { oobCode, newPassword }),
      ),
    );
    expect(uses.map(({ error }) => error ?? "done").sort()).toEqual(["INVALID_OOB_CODE", "done"]);
    await forgot();
    const late = await code();
    pass(HOUR_MS);
    const { error } = await call("resetPassword", { oobCode: late, newPassword: PASSWORD });
    expect(error).toBe("EXPIRED_OOB_CODE");
  });

  it("withdraws a code when the password is changed otherwise", async () => {
    const { call, signUp, code } = site();
    const { idToken } = await signUp("a@b.org");
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    const oobCode = await code();
    await call("update", { idToken, password: "battery staple" });
    expect((await call("resetPassword", { oobCode })).error).toBe("INVALID_OOB_CODE");
  });
});
