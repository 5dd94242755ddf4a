import { expect, it, onTestFinished } from "vitest";
import { changeSettings } from "./settings.ts";
import { applyTheme } from "./theme.ts";

const BARS = { light: "#ffffff", dark: "#000000" };

/** A document that names both colours, as the site's does. */
function withBars(): () => string[] {
  const metas = ["light", "dark"].map((scheme) => {
    const meta = document.createElement("meta");
    meta.name = "theme-color";
    meta.media = `(prefers-color-scheme: ${scheme})`;
    document.head.append(meta);
    return meta;
  });
  onTestFinished(() => {
    for (const meta of metas) meta.remove();
    changeSettings({ theme: "light" });
  });
  applyTheme(BARS);
  return () => metas.map(({ content }) => content);
}

it("the bars have the colour of the chosen theme, whatever the system prefers", () => {
  const colours = withBars();
  expect(colours()).toEqual([BARS.light, BARS.light]);
  changeSettings({ theme: "dark" });
  expect(colours()).toEqual([BARS.dark, BARS.dark]);
});

it.each([
  ["comes back", () => window.dispatchEvent(new Event("pageshow"))],
  ["is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that %s has the theme that was chosen elsewhere meanwhile", (_, comeBack) => {
  const colours = withBars();
  // No page that rests hears of it.
  localStorage.setItem("theme", "dark");
  comeBack();
  expect(colours()).toEqual([BARS.dark, BARS.dark]);
  expect(document.body.classList.contains("dark")).toBe(true);
});
