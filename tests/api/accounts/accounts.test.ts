import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import type { EmbeddedSettings } from "../../../server/accounts/identitySettings.ts";
import { expect, it } from "vitest";
import { disableAccount } from "../../../server/accounts/accountCommands.ts";
import { cheapHasher } from "../../support/identity/identity.ts";
import { PASSWORD } from "../../support/identity/protocol.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("accounts of the embedded identity", (database) => {
  const site = (more: Partial<EmbeddedSettings> = {}) => embeddedSite(database().db, more);

  it("names people as they wish, in one line", async () => {
    const { call, signUp } = site();
    const { idToken } = await signUp("a@b.org");
    const name = async (displayName: unknown) => {
      const { error, body } = await call("update", { idToken, displayName });
      return error ?? body;
    };
    expect(await name("  Ann\u0000\n Lee ")).toMatchObject({ displayName: "Ann Lee" });
    expect(await name("<b>\"'é😀")).toMatchObject({ displayName: "<b>\"'é😀" });
    expect(await name("\ud800Ann")).toMatchObject({ displayName: "Ann" });
    expect(await name("a".repeat(257))).toBe("INVALID_REQUEST");
    expect(await name(undefined)).toMatchObject({ displayName: "Ann" });
    expect(await name(null)).not.toHaveProperty("displayName");
  });

  it("lets one of two sign-ups with the same e-mail at the same time through", async () => {
    const { call } = site();
    const tries = await Promise.all(
      ["a@b.org", "A@B.org"].map((email) => call("signUp", { email, password: PASSWORD })),
    );
    expect(tries.map(({ error }) => error ?? "done").sort()).toEqual(["EMAIL_EXISTS", "done"]);
  });

  it("hashes a password again when that has become dearer", async () => {
    await site().signUp("a@b.org");
    const hashOf = async () =>
      (await database().db.query.identityAccounts.findFirst())?.passwordHash;
    expect(await hashOf()).toMatch(/^\$scrypt\$ln=4,/);
    await site({ passwords: cheapHasher(5) }).signIn("a@b.org");
    expect(await hashOf()).toMatch(/^\$scrypt\$ln=5,/);
    await site({ passwords: cheapHasher(5) }).signIn("a@b.org");
  });

  it("signs a disabled account out, and tells only who knows its password", async () => {
    const { call, signUp, tryPassword, refresh, api } = site();
    const { idToken, refreshToken } = await signUp("a@b.org");
    const disable = (disabled: boolean) =>
      disableAccount.run(
        { db: database().db, now: () => NOW, progress: () => undefined },
        { email: "A@b.org", disabled },
      );
    await disable(true);
    expect((await api("GET", "/account", idToken)).status).toBe(401);
    expect((await call("lookup", { idToken })).error).toBe("USER_DISABLED");
    expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect(await tryPassword("a@b.org", "wrong horse")).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(await tryPassword("a@b.org", PASSWORD)).toBe("USER_DISABLED");
    await disable(false);
    expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
  });
});
