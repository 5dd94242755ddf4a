import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT } from "../../server/project.ts";
import { MARK } from "#state/mark.ts";
import { font, textSize } from "../../src/design/tokens.ts";
import { readFont } from "../support/readFont.ts";
import { MARK as TERPENE_MARK, TERPENE_HUES } from "../../src/design/drawings/terpeneHues.ts";
import { BROWSER_BAR, DARK, LIGHT, ON_PINE, PINE_IN_DARK } from "../../src/design/palette.ts";

const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");
const filesOf = (folder: string) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => /\.tsx?$/.test(file));

const isTest = (file: string) => file.includes(".test.");
const isForDevelopers = (file: string) => file.startsWith("src/dev/");
const files = filesOf("src");
const parts = [...new Set(filesOf("src/design").map((file) => path.posix.dirname(file)))];
const componentsOf = (part: string) =>
  files.filter(
    (file) => path.posix.dirname(file) === part && file.endsWith(".tsx") && !isTest(file),
  );

describe("the scale of type", () => {
  /** A step of one of the scales, whose names TypeScript checks. */
  const STEP = /^(?:textSize|drawnSize|printSize)[.[]/;

  it("is where every size comes from", () => {
    const sizes = files
      .filter((file) => !isTest(file) && !isForDevelopers(file))
      .flatMap((file) =>
        [...read(file).matchAll(/(?:fontSize|font-size)\s*[:=]\s*(.*)/g)].map(([, size = ""]) => ({
          file,
          size,
        })),
      );
    expect(sizes.length).toBeGreaterThan(50);
    const loose = sizes.filter(({ size }) => !STEP.test(size));
    expect(loose).toEqual([]);
  });

  it("has no two steps that are hard to tell apart", () => {
    const rems = Object.values(textSize).map((size) => Number(/([\d.]+)rem/.exec(size)?.[1]));
    const growth = rems.slice(1).map((size, place) => size / (rems[place] ?? 0));
    expect(Math.min(...growth)).toBeGreaterThan(1.05);
  });
});

describe("the faces of type", () => {
  const faces = readdirSync(path.join(PROJECT, "public/fonts")).filter((file) =>
    file.endsWith(".woff2"),
  );

  it("are at most 30 kB together", () => {
    const sizes = faces.map((file) => statSync(path.join(PROJECT, "public/fonts", file)).size);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
  });

  it.each(faces)(
    "of %s have every digit, and all of one width where figures stand in columns",
    (file) => {
      const { glyphOf, tabular, advanceOf } = readFont(
        readFileSync(path.join(PROJECT, "public/fonts", file)),
      );
      const drawn = "0123456789".split("").map((digit) => {
        const glyph = glyphOf(digit) ?? NaN;
        return tabular.get(glyph) ?? glyph;
      });
      expect(new Set(drawn).size).toBe(10);
      expect(new Set(drawn.map(advanceOf)).size).toBe(1);
      const signs = "$.,%–·’&-#+/()½éñèüç".split("").filter((sign) => glyphOf(sign) === undefined);
      expect(signs).toEqual([]);
    },
  );

  it("come with the document, and each has a stand-in of its measures", () => {
    const rules = read("server/build/landing.css");
    for (const file of faces) {
      expect(rules).toContain(`url("/fonts/${file}")`);
      expect(read("index.html")).toContain(`href="/fonts/${file}"`);
    }
    const declared = new Set(
      [...rules.matchAll(/@font-face \{\s*font-family: "([^"]+)"/g)].map(([, name]) => name),
    );
    for (const stack of Object.values(font)) {
      const [face, standIn] = [...stack.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
      expect([declared.has(face), declared.has(standIn)], stack).toEqual([true, true]);
    }
    const measured = rules.split("@font-face").filter((rule) => rule.includes("local("));
    expect(measured.length).toBeGreaterThan(2);
    for (const rule of measured)
      expect(rule).toMatch(/size-adjust.*ascent-override.*descent-override.*line-gap-override/s);
  });
});

describe("what stands beside what", () => {
  it("is asked by class: by bare elements each row that comes or goes would have all of the page's styled anew", () => {
    const styled = files.filter((file) => file.endsWith(".css.ts"));
    const bare = styled.flatMap(
      (file) => read(file).match(/[`\s>](?:[a-z][a-z0-9]*|\*) [+~] .*/g) ?? [],
    );
    expect(styled.length).toBeGreaterThan(50);
    expect(bare).toEqual([]);
  });
});

describe("each part of the design", () => {
  it("shows on the page that `npm run dev` has at /dev/design", () => {
    expect(parts.flatMap(componentsOf).length).toBeGreaterThan(25);
    const shown = filesOf("src/dev").map(read).join("\n");
    const missing = parts
      .flatMap(componentsOf)
      .map((file) => file.replace("src/design/", "#design/"))
      .filter((file) => !shown.includes(`from "${file}"`));
    expect(missing).toEqual([]);
  });
});

it("what is only for developing is imported by nothing that is built", () => {
  const importing = files.filter(
    (file) => !isForDevelopers(file) && /["'](?:[./]*|#)dev\//.test(read(file)),
  );
  expect(importing).toEqual([]);
});

describe("the colors outside of the palette are the palette’s", () => {
  it("both themes have the same names", () => {
    expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT));
  });

  it.each([
    ["light", BROWSER_BAR.light, LIGHT.paper],
    ["dark", BROWSER_BAR.dark, DARK.paper],
  ])("the browser’s bar is the paper of the %s theme", (_theme, bar, paper) => {
    const distance = srgb(paper).map((channel, place) =>
      Math.abs(channel - parseInt(bar.slice(1 + 2 * place, 3 + 2 * place), 16)),
    );
    expect(Math.max(...distance)).toBeLessThanOrEqual(1);
  });

  it("the manifest has the bar’s", () => {
    const manifest: unknown = JSON.parse(read("manifest.webmanifest"));
    const bars = { theme_color: BROWSER_BAR.light, background_color: BROWSER_BAR.light };
    const dark = { theme_color: BROWSER_BAR.dark, background_color: BROWSER_BAR.dark };
    expect(manifest).toMatchObject({ ...bars, user_preferences: { color_scheme: { dark } } });
  });

  it("the page names no color of its own for the bar", () => {
    const page = read("index.html");
    expect(page).toContain("%BAR_LIGHT%");
    expect(page).toContain("%BAR_DARK%");
    expect(page.match(/#[0-9a-f]{6}\b|oklch\(/gi)).toBeNull();
  });

  it("the icon lies on the paper of the light theme", () => {
    const [first] = read("public/icons/icon.svg").match(/<rect[^>]*>/) ?? [];
    expect(first).toContain(`fill="${BROWSER_BAR.light}"`);
  });

  it("the icon has the state's mark", () => {
    expect(read("public/icons/icon.svg")).toContain(MARK.outline);
  });

  it("print.css turns every tone that carries words into ink, and names no other", () => {
    const printed = [...read("src/design/print.css").matchAll(/--c-(\w+):/g)].map(
      ([, name]) => name,
    );
    const names = Object.keys(LIGHT);
    expect(printed.filter((name) => name === undefined || !names.includes(name))).toEqual([]);
    const tones = names.filter((name) => names.includes(`${name}Soft`));
    expect(tones.filter((tone) => !printed.includes(tone))).toEqual([]);
  });
});

describe("each theme", () => {
  const THEMES = [
    ["light", LIGHT],
    ["dark", DARK],
    ["the deep ground", { ...DARK, ...ON_PINE }],
    ["the deep ground of a dark page", { ...DARK, ...PINE_IN_DARK }],
  ] as const;

  /** WCAG 2.2, 1.4.3: what is written on what. */
  const GROUNDS = ["paper", "surface"] as const;
  const TONES = [
    "leaf",
    "buckeye",
    "flower",
    "vape",
    "edible",
    "extract",
    "water",
    "amber",
    "stale",
    "danger",
  ] as const;
  const WRITTEN = [
    ...GROUNDS.flatMap((ground) =>
      [...TONES, "ink" as const, "inkQuiet" as const].map((tone) => [tone, ground] as const),
    ),
    ...TONES.map((tone) => [tone, `${tone}Soft`] as const),
    ["inkQuiet", "sunken"],
    ["ink", "sunken"],
    ["onLeaf", "leaf"],
    ["onPine", "pine"],
    ["goldenrod", "pine"],
    ["onGoldenrod", "goldenrod"],
  ] as const;

  it.each(THEMES)("can be read: %s", (_theme, palette) => {
    expect(WRITTEN.length).toBeGreaterThan(30);
    const faint = WRITTEN.filter(
      ([tone, ground]) => contrast(palette[tone], palette[ground]) < 4.5,
    );
    expect(faint).toEqual([]);
  });

  /** WCAG 2.2, 1.4.11: a card and the page are what dots and bars of terpenes lie on. */
  it.each(THEMES)("has terpenes' marks that can be told from the card: %s", (theme, palette) => {
    const light = theme === "light" ? TERPENE_MARK.light : TERPENE_MARK.dark;
    const faint = Object.entries(TERPENE_HUES).flatMap(([terpene, [hue, lift]]) => {
      const mark = [light + lift, TERPENE_MARK.strength, hue];
      const least = Math.min(
        ...GROUNDS.map((ground) => contrast(`oklch(${mark.join(" ")})`, palette[ground])),
      );
      return least < 3 ? [`${terpene} ${least.toFixed(2)}`] : [];
    });
    expect(Object.keys(TERPENE_HUES).length).toBeGreaterThan(10);
    expect(faint).toEqual([]);
  });

  it.each(THEMES)("a field's placeholder is as readable as any words: %s", (_theme, palette) => {
    const rules = files.flatMap((file) => read(file).match(/::placeholder.*/g) ?? []);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      // Browsers make it paler by themselves.
      expect(rule).toContain("opacity: 1");
      const tone = /color: color\.(\w+)/.exec(rule)?.[1];
      const ink = Object.entries(palette).find(([name]) => name === tone)?.[1] ?? palette.paper;
      for (const ground of [...GROUNDS, "sunken"] as const)
        expect(contrast(ink, palette[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("stands in the dark 0.04 of lightness off the paper", () => {
    const [paper = 0, surface = 0] = [DARK.paper, DARK.surface].map((each) =>
      Number(/[\d.]+/.exec(each)?.[0]),
    );
    expect(surface - paper).toBeCloseTo(0.04, 3);
  });
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = srgb(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The three channels, 0 to 255, of a color in OKLCH: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function srgb(oklch: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = [...oklch.matchAll(/[\d.]+/g)].map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) =>
    Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)),
  );
}
