import {
  expectToast,
  fillSignUp,
  somebody,
  untilSignedIn,
} from "../../support/browser/accounts.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";

// What the identity refuses, the browser reports.
test.use({ expectedErrors: NETWORK_ERRORS });

test.describe("signing up", () => {
  test(
    "leads back to where the visitor came from, with the name in the corner, and says of a known address that it is registered",
    { tag: "@privacy" },
    async ({ page, context }) => {
      const person = somebody();
      await page.goto("/dispensary-deals?region=Central");
      await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
      await page.getByRole("link", { name: "Sign up" }).click();
      await fillSignUp(page, person);
      await page.getByRole("button", { name: "Sign up" }).click();
      await untilSignedIn(page, person);
      await expect(page).toHaveURL("/dispensary-deals?region=Central");
      await test.step("says of a known address that it is registered", async () => {
        const other = await (await context.browser()?.newContext())?.newPage();
        if (!other) throw new Error("no second phone");
        await other.goto(new URL("/signup", page.url()).href);
        await fillSignUp(other, person);
        await other.getByRole("button", { name: "Sign up" }).click();
        await expectToast(other, "Email already registered! Please try Sign in");
        await other.context().close();
      });
    },
  );

  test(
    "says what is wrong with each field, and asks the server nothing",
    { tag: ["@phone", "@long"] },
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

  test(
    "says that an answer is empty or the server busy, is done by pressing again, and keeps the form busy until the next screen has come",
    { tag: ["@phone", "@long"] },
    async ({ page, context }) => {
      await page.goto("/signup?redirect=/profile");
      const button = page.getByRole("button", { name: "Sign up" });
      await test.step("an answer without a user", async () => {
        await context.route("**/v1/accounts:lookup*", (route) => route.fulfill({ json: {} }));
        await fillSignUp(page, somebody());
        await button.click();
        await expectToast(page, "Error: Seomthing went wrong");
        await context.unroute("**/v1/accounts:lookup*");
      });
      // That account is there; this one is another.
      const person = somebody();
      await test.step("a busy server", async () => {
        const busy = { error: { code: 503, message: "SERVER_BUSY" } };
        const refuse = { status: 503, json: busy };
        await page.route("**/v1/accounts:signUp*", (route) => route.fulfill(refuse), { times: 1 });
        await fillSignUp(page, person);
        await button.click();
        await expect(page.getByRole("alert")).toHaveText(
          "The server is busy, and nothing was done. Try again in a moment.",
        );
      });
      await test.step("pressed again, busy until the next screen has come", async () => {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await context.route("**/assets/profile-*.js", async (route) => {
          await released;
          await route.continue().catch(() => {});
        });
        await button.click();
        await untilSignedIn(page, person);
        await expect(button).toHaveAttribute("aria-disabled", "true");
        release();
        await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
      });
    },
  );

  test(
    "says what the provider says when the name could not be saved",
    { tag: ["@phone", "@long"] },
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
    "is refused after too many attempts from one address",
    { tag: ["@embedded", "@long"] },
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
