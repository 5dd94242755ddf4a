import {
  expectToast,
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

test.describe("while it is not known who is signed in", () => {
  onScreen(
    "the corner and a private screen wait, what is public does not",
    { tag: ["@phone", "@long"] },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/api/config", async (route) => {
        await released;
        // The first page, which is gone by then, does not need it any more.
        await route.continue().catch(() => {});
      });
      await page.goto("/");
      const waiting = page.getByText("Checking sign-in");
      await expect(page.getByRole("heading", { name: "Strains and deals" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("status").last()).toContainText("Checking");
      await page.goto("/profile");
      await expect(waiting).toHaveCount(2);
      await expect(page).toHaveURL("/profile");
      release();
      await expect(page).toHaveURL("/signin?redirect=%2Fprofile");
    },
  );
});

test.describe("where IndexedDB is denied", () => {
  for (const { title, denied, tag } of [
    { title: "and the local storage is not", denied: [], tag: ["@phone"] },
    {
      title: "and the local storage, but not the tab’s own",
      denied: ["localStorage"],
      tag: ["@phone", "@long"],
    },
  ])
    onScreen(`${title}, a session outlives a reload`, { tag }, async ({ page }) => {
      await page.addInitScript((names: readonly string[]) => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("denied", "SecurityError");
        };
        for (const name of names)
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
      }, denied);
      const person = somebody();
      await signUp(page, person);
      await page.reload();
      await untilSignedIn(page, person);
      await page.goto("/profile");
      await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
      await expect(page).toHaveURL("/profile");
    });
});

test.describe("a session", () => {
  onScreen(
    "is not ended by coming back to the tab before the server has answered, and that ends in one tab ends in the other and on the server",
    { tag: "@phone" },
    async ({ page, context }) => {
      const person = somebody();
      await signUp(page, person);
      await onScreen.step("coming back to the tab before the server has answered", async () => {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await context.route(/accounts:lookup/, async (route) => {
          await released;
          await route.continue().catch(() => {});
        });
        await page.goto("/profile");
        await untilSignedIn(page, person);
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await expect(page).toHaveURL("/profile");
        const answered = page.waitForResponse(/accounts:lookup/);
        release();
        await answered;
        await untilSignedIn(page, person);
        await expect(page).toHaveURL("/profile");
      });
      await onScreen.step("that ends in one tab ends in the other, and on the server", async () => {
        const other = await context.newPage();
        await other.goto("/");
        await untilSignedIn(other, person);
        const ending = page.waitForResponse(
          (answer) =>
            answer.request().method() === "DELETE" &&
            answer.url().endsWith("/api/account/sessions/this"),
        );
        await page.getByRole("button", { name: "Sign out", exact: true }).click();
        expect((await ending).status()).toBe(204);
        await expect(page).toHaveURL("/signin");
        await untilSignedOut(other);
      });
    },
  );

  test(
    "is believed at once where the server keeps silent, and without a connection",
    { tag: "@embedded" },
    async ({ page, gateway, context }) => {
      const person = somebody();
      await signUp(page, person);
      await untilSavedForOffline(page);
      gateway.network = "silent";
      await page.goto("/profile");
      await untilSignedIn(page, person);
      await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();

      gateway.cut();
      await context.setOffline(true);
      const launched = await context.newPage();
      await launched.goto("/profile");
      await untilSignedIn(launched, person);
      await expect(launched.getByText(person.email)).toBeVisible();
    },
  );

  onScreen("that cannot be ended says so", { tag: ["@phone", "@long"] }, async ({ page }) => {
    const person = somebody();
    await signUp(page, person);
    await page.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    await page.evaluate(() => {
      // A disk that refuses, as when it is full or failing.
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException("refused", "UnknownError");
      };
    });
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expectToast(page, "Failed to Sign out");
  });
});
