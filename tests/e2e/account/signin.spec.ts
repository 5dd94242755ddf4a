import {
  expectToast,
  fillSignIn,
  newestLink,
  signUp,
  somebody,
  untilSignedIn,
  untilSignedOut,
} from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

// What the identity refuses, the browser reports.
test.use({ expectedErrors: NETWORK_ERRORS });

/** Address of the emulator behind the site under test; the site's own identity has none. */
const emulatorOf = (siteVariable: string) => process.env[`${siteVariable}_EMULATOR`];

test.describe("signing in", () => {
  onScreen(
    "leads from the profile to signing in and back to the profile, and says that a password is wrong or an answer empty, but not whether an account exists, where the provider protects that",
    { tag: "@privacy" },
    async ({ page, siteVariable }) => {
      const person = somebody();
      await signUp(page, person);
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL("/signin");
      await untilSignedOut(page);

      await onScreen.step("a wrong password", async () => {
        await fillSignIn(page, { ...person, password: "wrong horse" });
        await expectToast(page, "Password is wrong!");
        await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
      });
      await onScreen.step("an answer without a user", async () => {
        await page.route("**/v1/accounts:lookup*", (route) => route.fulfill({ json: {} }));
        await fillSignIn(page, person);
        await expectToast(page, "Something went wrong!");
        await page.unroute("**/v1/accounts:lookup*");
      });
      await page.goto("/introduction");
      await page.goto("/profile");
      await expect(page).toHaveURL("/signin?redirect=%2Fprofile");
      // A page that was loaded anew has no word of another attempt on it.
      await onScreen.step("somebody without an account", async () => {
        await fillSignIn(page, somebody());
        if (siteVariable === "SITE_URL_OPEN")
          await expect(page.getByText("No account has this e-mail address.")).toBeVisible();
        else await expectToast(page, "Password is wrong!");
      });
      await fillSignIn(page, person);
      await expect(page).toHaveURL("/profile");
      // Neither the guard nor signing in left a page behind.
      await page.goBack();
      await expect(page).toHaveURL("/introduction");
    },
  );

  onScreen(
    "locks an account after ten wrong passwords, for the right one too, but not on a phone that it knows",
    { tag: ["@embedded", "@long"] },
    async ({ page, gateway }) => {
      const person = somebody();
      await signUp(page, person);
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await untilSignedOut(page);
      for (let attempt = 0; attempt < 10; attempt += 1)
        await fetch(
          `${gateway.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`,
          {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email: person.email, password: "x", returnSecureToken: true }),
          },
        );
      // The owner's own phone is not locked out by strangers.
      await fillSignIn(page, person);
      await untilSignedIn(page, person);
      await page.goto("/profile");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await untilSignedOut(page);
      await page.context().clearCookies();
      await fillSignIn(page, person);
      await expectToast(page, "Account disabled! Too many attempts!");
    },
  );

  test(
    "needs a connection, and says so at once",
    { tag: ["@phone", "@long"] },
    async ({ page, context }) => {
      await page.goto("/signin");
      await untilSavedForOffline(page);
      await untilSignedOut(page);
      await context.setOffline(true);
      await fillSignIn(page, somebody());
      await expect(page.getByRole("alert")).toHaveText(/No connection to the server/);
    },
  );

  onScreen(
    "shows that it works, and works once",
    { tag: ["@phone", "@long"] },
    async ({ page }) => {
      const answers: (() => void)[] = [];
      await page.route("**/v1/accounts:signInWithPassword*", async (route) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        await route.continue();
      });
      await page.goto("/signin");
      await fillSignIn(page, somebody());
      const button = page.getByRole("button", { name: "Sign in" });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await button.click({ force: true });
      await expect(page.getByRole("main").getByRole("status")).toBeAttached();
      await expect.poll(() => answers.length).toBe(1);
      for (const answer of answers) answer();
      await expect(button).toHaveAttribute("aria-disabled", "false");
      expect(answers).toHaveLength(1);
    },
  );
});

test.describe("a forgotten password", () => {
  onScreen(
    "is replaced by the link of a mail, and the old one opens nothing any more",
    { tag: "@long" },
    async ({ page, siteVariable }) => {
      const person = somebody();
      await signUp(page, person);
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await page.getByLabel("E-mail").fill(person.email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText("a link is on its way")).toBeVisible();

      const link = await newestLink(person.email, "resetPassword", emulatorOf(siteVariable));
      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill("a better horse");
      await page.getByRole("button", { name: "Set the password" }).click();
      await untilSignedIn(page, person);
      await expect(page).toHaveURL("/");

      // The link works once.
      await page.goto(link);
      await expect(page.getByRole("alert")).toHaveText(/This link was already used/);
      await page.getByRole("link", { name: "Ask for a new link" }).click();
      await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();

      await page.goto("/profile");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await untilSignedOut(page);
      await fillSignIn(page, person);
      await expect(page.getByText("Password is wrong!")).toBeVisible();
      await fillSignIn(page, { ...person, password: "a better horse" });
      await untilSignedIn(page, person);
    },
  );
});
