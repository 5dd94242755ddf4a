import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from "@firebase/auth";
import { expect, it } from "vitest";
import * as v from "valibot";
import { AccountSchema } from "#domain/accounts.ts";
import { embeddedForTests } from "../../support/identity/identity.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";
import { codeOf, phone, serve } from "../../support/identity/sdk.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const PASSWORD = "correct horse";

describeOnEachEngine("the unmodified SDK with the embedded identity", (database) => {
  /** A site on the real clock, which the SDK has, too. */
  async function site() {
    const settings = embeddedForTests(silentLog());
    const app = siteOn(database().db, { identitySettings: settings, now: Date.now });
    const url = await serve(app);
    const link = async () => {
      await settings.background.settled();
      return new URL(settings.mails.at(-1)?.link ?? "");
    };
    return { url, link };
  }

  it("signs up, names, signs out and in again", async () => {
    const { url } = await site();
    const auth = phone(url);
    const { user } = await createUserWithEmailAndPassword(auth, "Ann@Example.org", PASSWORD);
    expect(user).toMatchObject({ email: "ann@example.org", emailVerified: false });
    expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
    await updateProfile(user, { displayName: "Ann" });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, "ANN@example.org", PASSWORD);
    expect(again.user).toMatchObject({ uid: user.uid, displayName: "Ann", isAnonymous: false });
    expect(again.user.providerData).toMatchObject([{ providerId: "password" }]);
  });

  it("refreshes its token, which the API takes", async () => {
    const { url } = await site();
    const { user } = await createUserWithEmailAndPassword(phone(url), "a@b.org", PASSWORD);
    const first = await user.getIdToken();
    await updateProfile(user, { displayName: "Ann" });
    const second = await user.getIdToken(true);
    expect(second).not.toBe(first);
    const answer = await fetch(`${url}/api/account`, {
      headers: { authorization: `Bearer ${second}` },
    });
    expect(v.parse(AccountSchema, await answer.json())).toEqual({
      uid: user.uid,
      email: "a@b.org",
      emailVerified: false,
      displayName: "Ann",
    });
  });

  it("hears what is wrong in its own words", async () => {
    const { url } = await site();
    const auth = phone(url);
    await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    const signUp = (email: string, password: string) =>
      codeOf(createUserWithEmailAndPassword(auth, email, password));
    const signIn = (email: string, password: string) =>
      codeOf(signInWithEmailAndPassword(auth, email, password));
    expect(await signUp("a@b.org", PASSWORD)).toBe("auth/email-already-in-use");
    expect(await signUp("c@b.org", "1234567")).toBe("auth/weak-password");
    expect(await signUp("nobody", PASSWORD)).toBe("auth/invalid-email");
    expect(await signUp("c@b.org", "")).toBe("auth/missing-password");
    expect(await signIn("a@b.org", "wrong horse")).toBe("auth/invalid-credential");
    expect(await signIn("nobody@b.org", PASSWORD)).toBe("auth/invalid-credential");
    expect(await signIn("a@b.org", "")).toBe("auth/missing-password");
    expect(await codeOf(signInAnonymously(auth))).toBe("auth/operation-not-allowed");
    expect(await fetchSignInMethodsForEmail(auth, "a@b.org")).toEqual([]);
  });

  it("is told of too many attempts", async () => {
    const auth = phone((await site()).url);
    await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    for (let tries = 0; tries < 10; tries += 1) {
      await codeOf(signInWithEmailAndPassword(auth, "a@b.org", "wrong horse"));
    }
    const locked = signInWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    expect(await codeOf(locked)).toBe("auth/too-many-requests");
  });

  it("changes the password, which signs out every other phone", async () => {
    const { url } = await site();
    const [auth, other] = [phone(url), phone(url)];
    const { user } = await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    const elsewhere = await signInWithEmailAndPassword(other, "a@b.org", PASSWORD);
    await updatePassword(user, "battery staple");
    await user.getIdToken(true);
    expect(await codeOf(elsewhere.user.getIdToken(true))).toBe("auth/user-token-expired");
    expect(other.currentUser).toBeNull();
    const old = EmailAuthProvider.credential("a@b.org", PASSWORD);
    const now = EmailAuthProvider.credential("a@b.org", "battery staple");
    expect(await codeOf(reauthenticateWithCredential(user, old))).toBe("auth/invalid-credential");
    await reauthenticateWithCredential(user, now);
    expect(await codeOf(updateEmail(user, "c@b.org"))).toBe("auth/operation-not-allowed");
  });

  it("resets a forgotten password by the link in the e-mail", async () => {
    const { url, link } = await site();
    const auth = phone(url);
    const { user } = await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    await sendPasswordResetEmail(auth, "A@b.org");
    const sent = await link();
    expect(sent.origin + sent.pathname).toBe("http://site.test/signin");
    expect(sent.searchParams.get("mode")).toBe("resetPassword");
    const code = sent.searchParams.get("oobCode") ?? "";
    expect(await verifyPasswordResetCode(auth, code)).toBe("a@b.org");
    await confirmPasswordReset(auth, code, "battery staple");
    expect(await codeOf(confirmPasswordReset(auth, code, PASSWORD))).toBe(
      "auth/invalid-action-code",
    );
    expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
    const back = await signInWithEmailAndPassword(auth, "a@b.org", "battery staple");
    expect(back.user.emailVerified).toBe(true);
  });

  it("confirms the e-mail by the link in the e-mail", async () => {
    const { url, link } = await site();
    const auth = phone(url);
    const { user } = await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    await sendEmailVerification(user);
    const code = (await link()).searchParams.get("oobCode") ?? "";
    expect(await codeOf(confirmPasswordReset(auth, code, PASSWORD))).toBe(
      "auth/invalid-action-code",
    );
    await applyActionCode(auth, code);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect(await codeOf(applyActionCode(auth, code))).toBe("auth/invalid-action-code");
  });

  it("deletes the account, which then signs in no more", async () => {
    const { url } = await site();
    const [auth, other] = [phone(url), phone(url)];
    const { user } = await createUserWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    const elsewhere = await signInWithEmailAndPassword(other, "a@b.org", PASSWORD);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await codeOf(reload(elsewhere.user))).toBe("auth/user-token-expired");
    expect(await codeOf(signInWithEmailAndPassword(auth, "a@b.org", PASSWORD))).toBe(
      "auth/invalid-credential",
    );
  });
});
