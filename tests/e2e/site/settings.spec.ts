import type { Page } from "@playwright/test";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: "Display settings" }).click();
  const panel = page.getByRole("dialog", { name: "Display settings" });
  await panel.getByRole("group", { name: group }).getByLabel(choice).check();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
}

for (const path of ["/", "/strain-genetics/gelato"])
  test(
    `a dark page is dark in the first frame that can be painted: ${path}`,
    { tag: path === "/" ? [] : "@long" },
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem("theme", "dark");
        // Runs before each frame, until the first that has something to show.
        const look = () => {
          if (document.querySelector("#root") === null) requestAnimationFrame(look);
          else
            document.documentElement.dataset["first"] = String(
              document.body.classList.contains("dark"),
            );
        };
        look();
      });
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-first", "true");
    },
  );

test(
  "the icon menu opens over the content and moves nothing; one along the top closes the sidebar and is kept",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/growing-tool");
    await choose(page, "Menu", "Icons that open");
    const menu = page.getByRole("complementary", { name: "Site menu" });
    const heading = page.getByRole("heading", { level: 1 });
    await page.mouse.move(800, 400);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(100);
    const before = await heading.boundingBox();
    await menu.hover();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(260);
    expect(await heading.boundingBox()).toEqual(before);
    await page.mouse.move(800, 400);

    await choose(page, "Menu", "Along the top");
    expect(await stored(page, "menu")).toBe("horizontal");
    expect(await stored(page, "sidebar")).toBe("closed");
    await page.reload();
    await page.getByRole("navigation", { name: "Site" }).getByText("Tools").click();
    await page.getByRole("link", { name: "Growing Tool" }).click();
    await expect(page).toHaveTitle(/^Growing Tool/);
  },
);

test(
  "the top bar stays, floats or goes as chosen, boxed is narrower than a wide screen, and semidark darkens menu and bar on a light page",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /Southwest Top Deals/ })).toBeVisible();
    const bar = page.getByRole("banner");
    const top = async () => (await bar.boundingBox())?.y;
    const scrollDown = () => page.evaluate(() => scrollTo(0, 500));
    await scrollDown();
    expect(await top()).toBe(0);
    await choose(page, "Top bar", "Floating");
    await expect.poll(top).toBe(8);
    await choose(page, "Top bar", "Static");
    await scrollDown();
    await expect.poll(top).toBe(-500);
    await page.evaluate(() => scrollTo(0, 0));

    const width = async () => (await bar.boundingBox())?.width;
    expect(await width()).toBe(1800);
    await choose(page, "Layout", "Boxed");
    await expect.poll(width).toBeLessThan(1400);

    const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background();
    await choose(page, "Menu and top bar colors", "Always dark");
    await expect.poll(background).not.toBe(light);
  },
);

test("a page arrives as chosen, unless motion is reduced", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => {
    // Toasts and the panel move, too.
    addEventListener("animationstart", ({ animationName, target }) => {
      if (target instanceof HTMLElement && target.localName === "main")
        document.documentElement.dataset["arrival"] = animationName;
    });
  });
  await page.goto("/introduction");
  for (const [label, name] of [
    ["Zoom", "animate__zoomIn"],
    ["Fade", "animate__fadeIn"],
    ["Rise", "animate__fadeInUp"],
    ["Slide", "animate__slideInRight"],
  ] as const) {
    await choose(page, "Page animation", label);
    await page.getByRole("link", { name: "Trends" }).click();
    await expect(page.locator("html"), label).toHaveAttribute("data-arrival", name);
    await page.getByRole("link", { name: "Introduction" }).click();
    await expect(page).toHaveTitle(/^Introduction/);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.getByRole("link", { name: "Trends" }).click();
  await expect(page).toHaveTitle(/^Trends/);
  await expect(page.locator("html")).not.toHaveAttribute("data-arrival");
});

/** Runs in the page: where the link of a row in the middle of the screen leads, and no other; empty where there is none yet. */
function linkInSight(): string {
  const links = [...document.querySelectorAll("tr a[data-came-from]")];
  const hrefs = links.map((link) => link.getAttribute("href"));
  const middle = links.find(
    (link, at) =>
      link.getBoundingClientRect().y > innerHeight / 2 &&
      hrefs.indexOf(hrefs[at] ?? null) === hrefs.lastIndexOf(hrefs[at] ?? null),
  );
  return middle !== undefined && middle.getBoundingClientRect().bottom < innerHeight
    ? (middle.getAttribute("href") ?? "")
    : "";
}

test(
  "a product's name and stamp go over from the row to the heading and back, and not for who wants no motion",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (given) => {
        const transition = start(given);
        const note = () => {
          const moved = document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : []))
            .filter((each) => each?.startsWith("::view-transition-group(shared"));
          const inOrder = [...new Set(moved)].sort((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1));
          document.documentElement.dataset["moved"] = inOrder.join(" ");
        };
        // One that the next tap skips has moved nothing.
        transition.ready.then(note, () => undefined);
        return transition;
      };
    });
    const moved = () => page.locator("html").getAttribute("data-moved");
    const forget = () =>
      page.evaluate(() => document.documentElement.removeAttribute("data-moved"));
    const both = "::view-transition-group(shared-name) ::view-transition-group(shared-stamp)";
    await page.goto("/dispensary-menus?store=all");
    await page.evaluate(() => scrollTo(0, 1_500));
    // Some rows above and below those in sight are ready, too.
    await expect.poll(() => page.evaluate(linkInSight)).not.toBe("");
    const href = await page.evaluate(linkInSight);
    const name =
      (await page.getByRole("row").locator(`a[href="${href}"]`).first().textContent()) ?? "";
    const row = () => page.getByRole("row").locator(`a[href="${href}"]`).first();
    const heading = page.getByRole("heading", { level: 1, name });
    // It begins some time after the first paint.
    await expect(async () => {
      if (new URL(page.url()).pathname.startsWith("/product")) await page.goBack();
      await row().click();
      await expect(heading).toBeFocused();
      await expect.poll(moved, { timeout: 1_000 }).toBe(both);
    }).toPass();

    await forget();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "All stores" })).toBeFocused();
    await expect.poll(moved).toBe(both);

    await forget();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await row().click();
    await expect(heading).toBeFocused();
    expect(await moved()).toBeNull();
  },
);

test.describe("the sidebar", () => {
  test("is 260 px wide and docked on a wide screen, where nothing has been written for it; on a phone it covers the page and keeps the focus; Escape and a navigation close it", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.getByRole("complementary", { name: "Site menu" });
    expect((await menu.boundingBox())?.width).toBe(260);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await test.step("under 1024 px", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const open = page.getByRole("button", { name: "Open menu" });
      await open.click();
      const first = page.getByRole("region", { name: "Dispensary" }).getByRole("link").first();
      await expect(first).toHaveText("Menus");
      await expect(first).toBeFocused();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press("Tab");
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest("aside, header") !== null ||
            document.activeElement?.textContent === "Skip to content",
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();

      await open.click();
      await page.getByRole("link", { name: "Growing Tool" }).click();
      await expect(open).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeFocused();
      expect(await stored(page, "sidebar")).toBe("closed");
    });
  });

  test.describe("under 1024 px", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("the hint on home says how to open it", { tag: "@long" }, async ({ page }) => {
      await page.goto("/");
      const hint = page.getByText("Click the menu icon at top left to open the menu.");
      await expect(hint).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 740 });
      await expect(hint).toBeHidden();
    });
  });
});

test("a choice in one tab reaches the other", { tag: "@long" }, async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/");
  await other.goto("/growing-tool");
  await one.getByRole("button", { name: "Theme: light" }).click();
  await expect(other.locator("body")).toHaveClass(/dark/);
});
