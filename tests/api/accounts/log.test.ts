import { expect, it } from "vitest";
import { standingClock } from "../../support/server/clock.ts";
import { PASSWORD, protocolOf } from "../../support/identity/protocol.ts";
import { siteOn } from "../../support/server/requests.ts";
import { loudLog } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

const EMAIL = "somebody@b.org";

describeOnPglite("the log", (database) => {
  /** Signs up, signs in wrong and right, changes and deletes; then ten wrong ones lock another. */
  async function lived() {
    const log = loudLog();
    const app = siteOn(database().db, { now: standingClock().now, log });
    const { call, signUp, signIn, tryPassword } = protocolOf(app);
    const { localId } = await signUp(EMAIL);
    await tryPassword(EMAIL, "wrong horse");
    const { idToken } = await signIn(EMAIL);
    await call("update", { idToken, displayName: "Sam Somebody", password: "battery staple" });
    const other = await signUp("other@b.org");
    for (let tries = 0; tries < 11; tries += 1) await tryPassword("other@b.org", "wrong horse");
    const { idToken: last } = await signIn(EMAIL, "battery staple");
    await call("delete", { idToken: last });
    const about = (uid: string) => log.lines.filter((line) => line.includes(uid)).join("\n");
    return { log, mine: about(localId), others: about(other.localId) };
  }

  it("tells of an account's sign-ups, sign-ins, failures and changes, in their order", async () => {
    const { mine } = await lived();
    expect(mine).toMatch(
      /signed up[^]*wrong password[^]*signed in[^]*changed[^]*signed in[^]*deleted/,
    );
  });

  it("tells once that an account is locked", async () => {
    const { others } = await lived();
    expect(others.match(/locked for 15 minutes/g)).toHaveLength(1);
  });

  it("names nobody, and repeats no password", async () => {
    const written = (await lived()).log.lines.join("\n");
    for (const secret of [EMAIL, "Sam Somebody", PASSWORD, "wrong horse", "battery staple"]) {
      expect(written).not.toContain(secret);
    }
  });
});
