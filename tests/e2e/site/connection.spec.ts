import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

/** A part of the page that is asked for without a signal is missed aloud. */
const LOST_PARTS = { patterns: [...NETWORK_ERRORS.patterns, /dynamically imported module/] };

test.describe("the sign", () => {
  test.use({ expectedErrors: LOST_PARTS });

  test("is there when the signal goes right after the first load, and is taken away by the first answer, also where the browser believes in a connection when nothing gets through", async ({
    page,
    gateway,
    context,
  }) => {
    await test.step("when the signal goes right after the first load", async () => {
      await page.goto("/");
      // The program stands; the heading alone may be that of the page as it was delivered.
      await expect(page.getByRole("button", { name: "Display settings" })).toBeVisible();
      // Nothing that is fetched later may be needed for it.
      gateway.cut();
      await context.setOffline(true);
      await expect(page.getByText("Offline", { exact: true })).toBeVisible();
      gateway.network = "open";
      await context.setOffline(false);
      await expect(page.getByText("Offline", { exact: true })).toBeHidden();
    });
    await test.step("where the browser believes in a connection when nothing gets through", async () => {
      await page.addInitScript(believeInConnection);
      await page.goto("/");
      await untilSavedForOffline(page);
      await untilHomeIsSaved(page);
      gateway.cut();
      // Of what is on the phone nothing is asked yet.
      await page.goto("/trends");
      await expect(page.getByText("Offline", { exact: true })).toBeVisible();
      gateway.network = "open";
      // One of the page's own tries may be faster.
      const answered = page.getByRole("heading", { name: "What it costs" });
      await page.getByRole("button", { name: "Retry" }).or(answered).first().click();
      await expect(page.getByText("Offline", { exact: true })).toBeHidden();
    });
  });
});

test(
  "a browser that believes in a connection when nothing gets through is told at the first failure, not after three more",
  { tag: "@long" },
  async ({ page, gateway }) => {
    await page.addInitScript(believeInConnection);
    await page.goto("/");
    await untilSavedForOffline(page);
    // The pauses between the tries never end.
    await page.clock.install();
    gateway.cut();
    await page.goto("/trends");
    await expect(page.getByText("Not saved on this device yet.")).toBeVisible();
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  },
);

test(
  "at 320 px a notice takes the place of the name, and every button stays, whichever bar is chosen",
  { tag: "@long" },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    // The last parts of the bar are there, too.
    await untilSavedForOffline(page);
    const bar = page.getByRole("banner");
    const buttons = [
      ...["Open menu", "Theme: light", "Notifications"].map((name) =>
        bar.getByRole("button", { name }),
      ),
      bar.getByRole("link", { name: "Search" }),
    ];
    for (const navbar of ["navbar-sticky", "navbar-floating"]) {
      await context.setOffline(false);
      await page.evaluate((kind) => localStorage.setItem("navbar", kind), navbar);
      await page.goto("/");
      for (const button of buttons) await expect(button, navbar).toBeInViewport({ ratio: 1 });
      await context.setOffline(true);
      const word = page.getByText("Offline", { exact: true });
      await expect(word, navbar).toBeInViewport({ ratio: 1 });
      for (const button of buttons) await expect(button, navbar).toBeInViewport({ ratio: 1 });
      const edges = await bar.evaluate((all) =>
        [...all.querySelectorAll("button, a")]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => ({ left, right })),
      );
      // Each begins where the one before it has ended.
      for (const [at, { left }] of edges.entries())
        if (at > 0) expect(left, navbar).toBeGreaterThanOrEqual((edges[at - 1]?.right ?? 0) - 0.5);
    }
  },
);

/** Runs in a page before its own scripts. */
function believeInConnection(): void {
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
}
