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

test(
  "an account's name, its address and its password are changed on the profile, and its sessions ended",
  { tag: "@long" },
  async ({ page, context, otherPhone, siteVariable }) => {
    test.slow();
    const person = somebody();
    await signUp(page, person);
    await test.step("the e-mail address is verified by the link of a mail", async () => {
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
    const saveName = page.getByRole("button", { name: "Save the name" });
    await test.step("the display name can be changed", async () => {
      await page.getByLabel("Display name").fill("  Jo   of Ohio ");
      await saveName.click();
      await untilSignedIn(page, { ...person, displayName: "Jo of Ohio" });
      await expect(saveName).toBeFocused();
      await page.reload();
      await untilSignedIn(page, { ...person, displayName: "Jo of Ohio" });
    });
    const renamed = { ...person, displayName: "Jo the Second" };
    await test.step("one that another tab has changed is shown here, too", async () => {
      const other = await context.newPage();
      await other.goto("/profile");
      await other.getByLabel("Display name").fill(renamed.displayName);
      await other.getByRole("button", { name: "Save the name" }).click();
      await expect(other.getByText("Your name has been saved.")).toBeVisible();
      await page.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await untilSignedIn(page, renamed);
      await expect(page.getByLabel("Display name")).toHaveValue(renamed.displayName);
      await other.close();
    });
    await test.step("a failure says so", async () => {
      await page.route("**/v1/accounts:update*", (route) => route.abort());
      await page.getByLabel("Display name").fill("Jo without luck");
      await saveName.click();
      await expectToast(page, "Failed to updated profile");
      await page.unroute("**/v1/accounts:update*");
    });
    const there = await otherPhone.newPage();
    const better = { ...renamed, password: "a better horse" };
    await test.step("the password is changed with the current one only", async () => {
      await signIn(there, renamed);
      const change = async (current: string) => {
        await page.getByLabel("Current password", { exact: true }).fill(current);
        await page.getByLabel("New password", { exact: true }).fill(better.password);
        await page.getByRole("button", { name: "Change the password" }).click();
      };
      await change("wrong horse");
      await expectToast(page, "Password is wrong!");
      await change(person.password);
      await expect(page.getByText("Your password has been changed.")).toBeVisible();
      await untilSignedIn(page, renamed);

      await there.reload();
      await untilSignedOut(there);
      await signIn(there, better, "/signin?redirect=/profile");
    });
    await test.step("ended everywhere is over on the other phone as soon as it asks", async () => {
      const third = await otherPhone.newPage();
      await third.goto("/");
      await untilSignedIn(third, better);
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page).toHaveURL("/signin");
      // Where the screen is still open, its calls find out.
      await there.getByRole("button", { name: "Export my data" }).click();
      await expect(there.getByText("You were signed out elsewhere.")).toBeVisible();
      await expect(there).toHaveURL("/signin");
      await untilSignedOut(there);
      await untilSignedOut(third);
    });
    await test.step("a phone whose session has been ended is left by ending all, too", async () => {
      // The account itself is as it was.
      for (const phone of [page, there]) await signIn(phone, better, "/signin?redirect=/profile");
      for (const phone of [page, there]) {
        await phone.getByRole("button", { name: "Sign out everywhere" }).click();
        await expect(phone).toHaveURL("/signin");
      }
    });
  },
);

test(
  "what is this phone's own stays here, what is saved can be cleared, and what the server holds is a file",
  { tag: ["@phone", "@long"] },
  async ({ page, gateway }) => {
    const person = somebody();
    await signUp(page, person);
    await test.step("the home region", async () => {
      const before = gateway.asked.length;
      await page.getByLabel("Home region").selectOption("Southeast");
      await page.reload();
      await expect(page.getByLabel("Home region")).toHaveValue("Southeast");
      expect(gateway.asked.slice(before).join(" ")).not.toContain("Southeast");
      await page.goto("/");
      await expect(page.getByRole("heading", { name: /Top Deals$/ }).first()).toHaveText(
        "Southeast Top Deals",
      );
    });
    await test.step("saved data", async () => {
      await page.goto("/dispensary-deals");
      await untilCopied(page, "deals");
      await page.goto("/profile");
      await expect(
        page.getByText(/Menus, deals and products are [\d.]+ [kM]B of it/),
      ).toBeVisible();
      await page.getByRole("button", { name: "Clear the saved data" }).click();
      await page.getByRole("button", { name: "Yes, clear it" }).click();
      await expect(page.getByText("The saved data has been cleared.")).toBeVisible();
      await expect(page.getByText(/Menus, deals and products are/)).toBeHidden();
    });
    await test.step("the account's file", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export my data" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^ohio-cannabis-account-\d{4}-\d\d-\d\d\.json$/);
      const held = v.parse(
        AccountExportSchema,
        JSON.parse(readFileSync(await file.path(), "utf8")),
      );
      expect(held.account).toMatchObject({ email: person.email, displayName: person.displayName });
    });
  },
);

test(
  "deleting the account asks for the password, and leaves nothing to sign in to",
  { tag: "@long" },
  async ({ page, siteVariable }) => {
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
  },
);
