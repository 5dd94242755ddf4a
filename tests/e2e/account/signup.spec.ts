import {
  expectToast,
  fillSignUp,
  signUp,
  somebody,
  untilSignedIn,
} from "../../support/browser/accounts.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";

// What the identity refuses, the browser reports.
test.use({ expectedErrors: NETWORK_ERRORS });

test.describe("signing up", () => {
  test("leads back to where the visitor came from, with the name in the corner", async ({
    page,
  }) => {
    const person = somebody();
    await page.goto("/dispensary-deals?region=Central");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Sign up" }).click();
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign up" }).click();
    await untilSignedIn(page, person);
    await expect(page).toHaveURL("/dispensary-deals?region=Central");
  });

  test(
    "says of a known address that it is registered",
    { tag: "@privacy" },
    async ({ page, context }) => {
      const person = somebody();
      await signUp(page, person);
      const other = await (await context.browser()?.newContext())?.newPage();
      if (!other) throw new Error("no second phone");
      await other.goto(new URL("/signup", page.url()).href);
      await fillSignUp(other, person);
      await other.getByRole("button", { name: "Sign up" }).click();
      await expectToast(other, "Email already registered! Please try Sign in");
      await other.context().close();
    },
  );

  test(
    "says what is wrong with each field, and asks the server nothing",
    { tag: "@phone" },
    async ({ page, gateway }) => {
      await page.goto("/signup");
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(page.getByLabel("Display name")).toBeFocused();
      await expect(page.getByLabel("Display name")).toHaveAccessibleDescription(
        /at least 2 characters/,
      );
      await page.getByLabel("Display name").fill("x".repeat(31));
      await page.getByLabel("E-mail").fill("nobody");
      await page.getByLabel("Password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(page.getByText("A name has at most 30 characters.")).toBeVisible();
      await expect(page.getByText("Not a valid e-mail address.")).toBeVisible();
      await expect(page.getByText("Choose a password of at least 8 characters.")).toBeVisible();
      await expect(page.getByText("Check this box to sign up.")).toBeVisible();
      expect(gateway.asked.filter((path) => path.includes("accounts:signUp"))).toEqual([]);
    },
  );

  test("says so when the answer has no user", { tag: "@phone" }, async ({ page, context }) => {
    await context.route("**/v1/accounts:lookup*", (route) => route.fulfill({ json: {} }));
    await page.goto("/signup");
    await fillSignUp(page, somebody());
    await page.getByRole("button", { name: "Sign up" }).click();
    await expectToast(page, "Error: Seomthing went wrong");
  });

  test(
    "says that the server is busy, and is done by pressing again",
    { tag: "@phone" },
    async ({ page }) => {
      const busy = { error: { code: 503, message: "SERVER_BUSY" } };
      const refuse = { status: 503, json: busy };
      await page.route("**/v1/accounts:signUp*", (route) => route.fulfill(refuse), { times: 1 });
      const person = somebody();
      await page.goto("/signup");
      await fillSignUp(page, person);
      const button = page.getByRole("button", { name: "Sign up" });
      await button.click();
      await expect(page.getByRole("alert")).toHaveText(
        "The server is busy, and nothing was done. Try again in a moment.",
      );
      await button.click();
      await untilSignedIn(page, person);
    },
  );

  test(
    "says what the provider says when the name could not be saved",
    { tag: "@phone" },
    async ({ page }) => {
      await page.route("**/v1/accounts:update*", (route) => route.abort());
      await page.goto("/signup");
      await fillSignUp(page, somebody());
      await page.getByRole("button", { name: "Sign up" }).click();
      const toast = page.getByText(/^Error: Firebase: .*network-request-failed/);
      await expect(toast).toBeVisible();
      await expect(page).toHaveURL("/");
    },
  );

  test(
    "keeps the form busy until the next screen has come",
    { tag: "@phone" },
    async ({ page, context }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await context.route("**/assets/profile-*.js", async (route) => {
        await released;
        await route.continue().catch(() => {});
      });
      await page.goto("/signup?redirect=/profile");
      const person = somebody();
      await fillSignUp(page, person);
      const button = page.getByRole("button", { name: "Sign up" });
      await button.click();
      await untilSignedIn(page, person);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      release();
      await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
    },
  );

  test(
    "is refused after too many attempts from one address",
    { tag: "@embedded" },
    async ({ page, gateway }) => {
      const known = { ...somebody(), returnSecureToken: true };
      const attempt = async (): Promise<unknown> =>
        (
          await fetch(
            `${gateway.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded`,
            {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(known),
            },
          )
        ).json();
      expect(await attempt()).toMatchObject({ email: known.email });
      // A hundred an hour; an address that is known costs the server no hash.
      const others = await Promise.all(Array.from({ length: 99 }, attempt));
      for (const answer of others)
        expect(answer).toMatchObject({ error: { message: "EMAIL_EXISTS" } });
      await page.goto("/signup");
      await fillSignUp(page, somebody());
      await page.getByRole("button", { name: "Sign up" }).click();
      await expectToast(page, "Account disabled! Too many attempts!");
    },
  );
});
