/** Browsers by a word of their own that the others do not use, most particular first. */
const BROWSERS = [
  ["Edge", /Edg/],
  ["Opera", /OPR/],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
] as const;

const SYSTEMS = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Chromebook", /CrOS/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** What a phone is called in a list of several, by its browser's own words: `Chrome on Android`. */
export function phoneLabel(userAgent: string): string {
  const named = (names: readonly (readonly [string, RegExp])[], otherwise: string) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? otherwise;
  return `${named(BROWSERS, "A browser")} on ${named(SYSTEMS, "a device")}`;
}
