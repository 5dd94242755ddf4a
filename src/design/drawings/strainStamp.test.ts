import { describe, expect, it } from "vitest";
import { drawStamp, toneOf } from "./strainStamp.ts";

/** How far the tip of a stamp's first petal of a tone is from the middle, in units of the drawing. */
function reach(path: string): number {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const places = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
  return Math.max(...places.map(([x = 0, y = 0]) => Math.hypot(x - 40, y - 40)));
}

const petalsOf = (path: string) => path.match(/M/g)?.length ?? 0;

describe("the stamp of a strain", () => {
  const LABEL = { limonene: 0.2, "beta-caryophyllene": 0.8, "α-Pinene": 0.05 };

  it("has eight petals, however many terpenes there are", () => {
    const terpenes = "myrcene limonene pinene linalool humulene ocimene terpinolene guaiol borneol";
    const names = terpenes.split(" ");
    names.forEach((_, at) => {
      const label = Object.fromEntries(names.slice(0, at + 1).map((name) => [name, 0.3]));
      const { petals } = drawStamp(label, "Blue Dream");
      expect(petals.reduce((sum, { half }) => sum + petalsOf(half), 0)).toBe(8);
    });
  });

  it("has a petal's length by its terpene's share, and its hue by the terpene, however it is spelled", () => {
    const { petals } = drawStamp(LABEL, "Blue Dream");
    expect(petals.map(({ tone }) => tone)).toEqual(["caryophyllene", "limonene", "pinene"]);
    const [long = 0, middle = 0, short = 0] = petals.map(({ whole }) => reach(whole));
    expect(long).toBeGreaterThan(middle + 5);
    expect(middle).toBeGreaterThan(short + 2);
  });

  it("is the same whenever it is drawn, in whatever order a label names them", () => {
    const turned = Object.fromEntries(Object.entries(LABEL).toReversed());
    expect(drawStamp(turned, " blue dream")).toEqual(drawStamp(LABEL, "Blue Dream"));
  });

  it("has long and short petals also where a label prints names alone, in at most three hues", () => {
    const names = ["limonene", "linalool", "myrcene", "ocimene"];
    const label = Object.fromEntries(names.map((name) => [name, null]));
    const { petals } = drawStamp(label, "Blue Dream");
    expect(petals).toHaveLength(3);
    const [long = 0, middle = 0, short = 0] = petals.map(({ whole }) => reach(whole));
    expect(long).toBeGreaterThan(middle + 5);
    expect(middle).toBeGreaterThan(short + 2);
    const longest = ["Blue Dream", "OG Kush", "Runtz", "Tangie", "Jack Herer", "Trainwreck"].map(
      (name) => drawStamp(label, name).petals[0]?.tone,
    );
    expect(new Set(longest).size).toBeGreaterThan(1);
  });

  it("is another one for another strain with the same label", () => {
    expect(drawStamp(LABEL, "Blue Dream")).not.toEqual(drawStamp(LABEL, "Sour Diesel"));
  });

  it("has no hue where nothing is known of a strain, and none for a terpene without one", () => {
    expect(drawStamp(null, "Blue Dream").petals.map(({ tone }) => tone)).toEqual([
      "plain",
      "plain",
    ]);
    expect(drawStamp({ sabinene: 0.2 }, "Blue Dream").petals[0]?.tone).toBe("plain");
  });

  it("names the terpene of each petal, whose hue is that of whatever else names it", () => {
    const { petals } = drawStamp(LABEL, "Blue Dream");
    expect(petals.map(({ terpene }) => terpene)).toEqual([
      "beta-caryophyllene",
      "limonene",
      "α-Pinene",
    ]);
    for (const { terpene, tone } of petals) expect(toneOf(terpene ?? "")).toBe(tone);
    expect(drawStamp(null, "Blue Dream").petals[0]?.terpene).toBeNull();
    expect(toneOf("gamma-terpinene")).not.toBe(toneOf("beta-pinene"));
  });

  it("stays within its square", () => {
    for (const name of ["OG Kush", "Gelato 41", "Runtz", "Tangie", "Jack Herer", "Trainwreck"]) {
      const { petals, sepals } = drawStamp(LABEL, name);
      for (const path of [...petals.map(({ whole }) => whole), sepals])
        expect(reach(path)).toBeLessThan(46);
    }
  });
});
