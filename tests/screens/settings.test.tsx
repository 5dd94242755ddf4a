import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { CHOICES } from "#platform/settings.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { preferColorScheme } from "../support/screens/viewport.ts";

const WIDE = 1280;
const isDark = () => document.body.classList.contains("dark");
const themeButton = (theme: string) => screen.getByRole("button", { name: `Theme: ${theme}` });

/** What a phone has in its storage when the site is opened. */
function remember(settings: Record<string, string>): void {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key: null }));
}

async function choose(user: UserEvent, group: string, choice: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Display settings" }));
  const panel = await screen.findByRole("dialog", { name: "Display settings" });
  await user.click(
    within(within(panel).getByRole("group", { name: group })).getByLabelText(choice),
  );
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Display settings" })).toBeNull(),
  );
}

beforeEach(() => preferColorScheme("light"));

it("an untouched visit writes no setting", async () => {
  await openScreen("/resources", {}, WIDE);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("the theme button cycles light, dark, system and back, and marks the body", async () => {
  preferColorScheme("dark");
  const { user } = await openScreen("/resources");
  expect(isDark()).toBe(false);
  await user.click(themeButton("light"));
  expect(isDark()).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(themeButton("dark"));
  expect(localStorage.getItem("theme")).toBe("system");
  expect(isDark()).toBe(true);
  preferColorScheme("light");
  expect(isDark()).toBe(false);
  await user.click(themeButton("system"));
  expect(themeButton("light")).toBeTruthy();
});

it("nonsense in the storage means the defaults", async () => {
  const keys = [...Object.keys(CHOICES), "sidebar"];
  remember(Object.fromEntries(keys.map((key) => [key, "<nonsense>"])));
  await openScreen("/resources", {}, WIDE);
  expect(themeButton("light")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Close menu" })).toBeTruthy();
});

it("colors that are always dark are kept, and leave the page light", async () => {
  const { user, page } = await openScreen("/resources");
  const bar = page.querySelector("header");
  expect(bar?.className).not.toContain("dark-surface");
  await choose(user, "Menu and top bar colors", "Always dark");
  expect(bar?.className).toContain("dark-surface");
  expect(isDark()).toBe(false);
  expect(localStorage.getItem("semidark")).toBe("true");
});

it("the sidebar beside a wide page can be closed for good", async () => {
  const first = await openScreen("/resources", {}, WIDE);
  expect(screen.getByRole("complementary", { name: "Site menu" })).toBeTruthy();
  await first.user.click(screen.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("complementary", { name: "Site menu" })).toBeNull();
  first.leave();
  // What was kept is read anew.
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await openScreen("/resources", {}, WIDE);
  expect(screen.getByRole("button", { name: "Open menu" })).toBeTruthy();
  expect(screen.queryByRole("complementary", { name: "Site menu" })).toBeNull();
});

it("a menu along the top closes the sidebar, and both are kept", async () => {
  const { user } = await openScreen("/resources", {}, WIDE);
  await choose(user, "Menu", "Along the top");
  expect(localStorage.getItem("menu")).toBe("horizontal");
  expect(localStorage.getItem("sidebar")).toBe("closed");
});

it("what another tab has chosen is seen here, too", async () => {
  await openScreen("/resources");
  localStorage.setItem("theme", "dark");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" })));
  expect(isDark()).toBe(true);
});

it("a choice holds for the visit where storage is denied", async () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  dispatchEvent(new StorageEvent("storage", { key: null }));
  const { user } = await openScreen("/resources");
  await user.click(themeButton("light"));
  expect(isDark()).toBe(true);
});
