import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { inBothThemes } from "../../support/browser/themes.ts";

const ASSETS = fileURLToPath(new URL("../../../dist/assets", import.meta.url));

/** Address of the built file whose name begins like this. */
function asset(name: string): string {
  const file = readdirSync(ASSETS).find((each) => each.startsWith(name) && each.endsWith(".js"));
  if (file === undefined) throw new Error(`dist has no ${name}`);
  return path.posix.join("/assets", file);
}

test.describe("a screen that fails", () => {
  test.use({
    expectedErrors: { patterns: [/broken on purpose/] },
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("shows the unhandled-error screen with the picture of its theme, hands the failure to the page that takes reports, ready to be copied, and leads on", async ({
    page,
    gateway,
  }) => {
    gateway.answers.set(asset("growing-tool"), {
      type: "text/javascript",
      body: 'throw new Error("broken on purpose")',
    });
    await page.goto("/growing-tool?from=test");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "An unhandled error has occurred. Please try again. If issue persists please report the problem on the community chat server",
    );
    await inBothThemes(page, async (theme) => {
      await expect(page.locator("img:visible")).toHaveAttribute("src", `/error-${theme}.svg`);
    });
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    const toReports = page.getByRole("link", { name: "community chat server" });
    await expect(toReports).toHaveAttribute("href", "/discord");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveTitle(/^Homepage/);

    await page.goBack();
    await test.step("is handed to the page that takes reports, ready to be copied", async () => {
      const id = (await page.getByText(/^Error \w{6,}$/).textContent()) ?? "";
      await toReports.click();
      await expect(page).toHaveURL("/social");
      const report = page.getByRole("region", { name: "Report a problem" });
      await expect(report).toContainText(id.replace("Error ", ""));
      await expect(report).toContainText("/growing-tool?from=test");
      await report.getByRole("button", { name: "Copy the details" }).click();
      await expect(page.getByText("The details have been copied.")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        new RegExp(`^${id}\nPage /growing-tool\\?from=test\nVersion \\S+\nTime \\S+Z$`),
      );
    });
  });
});

test.describe("an application that does not arrive", () => {
  test.use({ expectedErrors: NETWORK_ERRORS });

  test("is said, with a way to try again", async ({ page, gateway }) => {
    gateway.answers.set(asset("main"), { status: 503, type: "text/plain", body: "" });
    // Not by `goto`, which waits for the application to have the page.
    await page.evaluate((to) => location.assign(to), gateway.url);
    await expect(page.getByText("could not be loaded")).toBeVisible();
    gateway.answers.clear();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveTitle(/^Homepage/);
  });
});
