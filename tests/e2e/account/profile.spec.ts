import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { AccountExportSchema } from "../../../src/domain/accounts.ts";
import {
  expectToast,
  fillSignIn,
  newestLink,
  signIn,
  signUp,
  somebody,
  untilSignedIn,
  untilSignedOut,
} from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen as test,
  untilCopied,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("the display name can be changed, and a failure says so", async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await page.getByLabel("Display name").fill("  Jo   of Ohio ");
  await page.getByRole("button", { name: "Save the name" }).click();
  await untilSignedIn(page, { ...person, displayName: "Jo of Ohio" });
  await expect(page.getByRole("button", { name: "Save the name" })).toBeFocused();
  await page.reload();
  await untilSignedIn(page, { ...person, displayName: "Jo of Ohio" });

  await page.route("**/v1/accounts:update*", (route) => route.abort());
  await page.getByLabel("Display name").fill("Jo without luck");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expectToast(page, "Failed to updated profile");
});

test("signing out everywhere on a phone whose session has been ended leaves it, too", async ({
  page,
  otherPhone,
}) => {
  const person = somebody();
  await signUp(page, person);
  const there = await otherPhone.newPage();
  await signIn(there, person, "/signin?redirect=/profile");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/signin");
  await there.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(there).toHaveURL("/signin");
});

test(
  "sessions are listed, and another phone's is ended from here",
  { tag: "@embedded" },
  async ({ page, otherPhone }) => {
    const person = somebody();
    await signUp(page, person);
    const there = await otherPhone.newPage();
    await signIn(there, person, "/signin?redirect=/profile");
    await page.goto("/profile");
    const sessions = page.getByRole("list").filter({ hasText: "(this one)" }).getByRole("listitem");
    await expect(sessions).toHaveCount(2);
    await page.getByRole("button", { name: /^End the session of / }).click();
    await expect(page.getByText("This session has been ended.")).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await expect(page.getByText("See one you don’t know?")).toBeFocused();
    await there.getByRole("button", { name: "Export my data" }).click();
    await untilSignedOut(there);
  },
);

test("signing out ends the session on the server, too", { tag: "@embedded" }, async ({ page }) => {
  await signUp(page, somebody());
  await page.goto("/profile");
  const ending = page.waitForResponse(
    (answer) =>
      answer.request().method() === "DELETE" && answer.url().endsWith("/api/account/sessions/this"),
  );
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  expect((await ending).status()).toBe(204);
  await expect(page).toHaveURL("/signin");
});

test(
  "a name that another tab has changed is shown here, too",
  { tag: "@phone" },
  async ({ page, context }) => {
    const person = somebody();
    await signUp(page, person);
    const other = await context.newPage();
    await other.goto("/profile");
    await other.getByLabel("Display name").fill("Jo the Second");
    await other.getByRole("button", { name: "Save the name" }).click();
    await expect(other.getByText("Your name has been saved.")).toBeVisible();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await untilSignedIn(page, { ...person, displayName: "Jo the Second" });
    await expect(page.getByLabel("Display name")).toHaveValue("Jo the Second");
  },
);

test("the e-mail address is verified by the link of a mail", async ({ page, siteVariable }) => {
  const person = somebody();
  await signUp(page, person);
  await expect(page.getByText("Not verified")).toBeVisible();
  await page.getByRole("button", { name: "Verify my e-mail" }).click();
  await expect(page.getByText("A link is on its way to you.")).toBeVisible();
  const emulator = process.env[`${siteVariable}_EMULATOR`];
  await page.goto(await newestLink(person.email, "verifyEmail", emulator));
  await page.getByRole("button", { name: "Verify my e-mail" }).click();
  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await page.getByRole("link", { name: "To your profile" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("the password is changed with the current one only", async ({ page, otherPhone }) => {
  const person = somebody();
  await signUp(page, person);
  const there = await otherPhone.newPage();
  await signIn(there, person);

  await page.goto("/profile");
  const change = async (current: string) => {
    await page.getByLabel("Current password", { exact: true }).fill(current);
    await page.getByLabel("New password", { exact: true }).fill("a better horse");
    await page.getByRole("button", { name: "Change the password" }).click();
  };
  await change("wrong horse");
  await expectToast(page, "Password is wrong!");
  await change(person.password);
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await untilSignedIn(page, person);

  await there.reload();
  await untilSignedOut(there);
  await there.goto("/signin");
  await fillSignIn(there, { ...person, password: "a better horse" });
  await untilSignedIn(there, person);
});

test(
  "the home region and kept stores stay on this phone",
  { tag: "@phone" },
  async ({ page, gateway }) => {
    await signUp(page, somebody());
    const before = gateway.asked.length;
    await page.getByLabel("Home region").selectOption("Southeast");
    await page.reload();
    await expect(page.getByLabel("Home region")).toHaveValue("Southeast");
    expect(gateway.asked.slice(before).join(" ")).not.toContain("Southeast");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /Top Deals$/ }).first()).toHaveText(
      "Southeast Top Deals",
    );
  },
);

test("what is saved can be cleared, and comes back", { tag: "@phone" }, async ({ page }) => {
  await signUp(page, somebody());
  await page.goto("/dispensary-deals");
  await untilCopied(page, "deals");
  await page.goto("/profile");
  await expect(page.getByText(/Menus, deals and products are [\d.]+ [kM]B of it/)).toBeVisible();
  await page.getByRole("button", { name: "Clear the saved data" }).click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await expect(page.getByText("The saved data has been cleared.")).toBeVisible();
  await expect(page.getByText(/Menus, deals and products are/)).toBeHidden();
});

test("everything the server holds can be saved as a file", { tag: "@phone" }, async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ohio-cannabis-account-\d{4}-\d\d-\d\d\.json$/);
  const held = v.parse(AccountExportSchema, JSON.parse(readFileSync(await file.path(), "utf8")));
  expect(held.account).toMatchObject({ email: person.email, displayName: person.displayName });
});

test("deleting the account asks for the password, and leaves nothing to sign in to", async ({
  page,
  siteVariable,
}) => {
  const person = somebody();
  await signUp(page, person);
  const lastTwo = (parts: Locator) => async () => (await parts.allTextContents()).slice(-2);
  await expect
    .poll(lastTwo(page.getByRole("heading", { level: 2 })))
    .toEqual(["Sign out", "Delete account"]);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const panel = page.getByRole("dialog", { name: "Delete my account" });
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect.poll(lastTwo(panel.getByRole("button"))).toEqual(["Cancel", "Delete it for good"]);
  await panel.getByLabel("Password", { exact: true }).fill("wrong horse");
  await panel.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Password is wrong!")).toBeVisible();
  await panel.getByLabel("Password", { exact: true }).fill(person.password);
  await panel.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await untilSignedOut(page);

  await page.goto("/signin");
  await fillSignIn(page, person);
  await expect(
    page.getByText(
      siteVariable === "SITE_URL_OPEN" ? "No account has this e-mail" : "Password is wrong!",
    ),
  ).toBeVisible();
});
