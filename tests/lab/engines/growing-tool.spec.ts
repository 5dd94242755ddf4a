import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { sheetsOf, wordsOf } from "../../support/browser/printedSheets.ts";
import { can } from "../support/engines/abilities.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "the Growing Tool works on a phone that opens it first without a connection, and prints on one Letter sheet",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await phone.open("/");
    await untilSavedForOffline(phone.tab);
    gateway.cut();
    await phone.open("/growing-tool");
    await phone.fill("Strain name", "Afghani");
    await expect.poll(() => phone.tab.evaluate(overview)).toContain("Afghani");
    if (!can(phone.engine.name, "printing to a file")) return;
    const sheet = await phone.tab.print();
    expect(await sheetsOf(sheet)).toEqual([{ width: 612, height: 792 }]);
    // What is filled in is bold: of a variable face Firefox prints that as outlines, which no program reads as words.
    expect(await wordsOf(sheet)).toContain("PlantOverviewStrain");
  },
);

test(
  "the other sheets of the desk open on such a phone, too, each with a PDF of one Letter sheet and lines 7 mm apart",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await phone.open("/");
    await untilSavedForOffline(phone.tab);
    gateway.cut();
    for (const sheet of ["continued", "feeding", "harvest", "labels", "plants"]) {
      await phone.open(`/growing-tool?sheet=${sheet}`);
      await phone.fill("Strain name", "Afghani");
      const file = Buffer.from(await phone.tab.evaluate(savedPdf), "base64");
      expect(await sheetsOf(file), sheet).toEqual([{ width: 612, height: 792 }]);
      expect(await wordsOf(file), sheet).toContain("Afghani");
      if (sheet === "labels") continue;
      const gaps = gapsBetweenLines(file.toString("latin1"));
      expect(gaps.length, sheet).toBeGreaterThan(15);
      // What is nearer are the edges of two boxes.
      expect(
        gaps.filter((mm) => mm > 4 && mm < 6.9),
        sheet,
      ).toEqual([]);
    }
  },
);

/** Runs in the page: the file that Save as PDF hands over, as base64. */
async function savedPdf(): Promise<string> {
  const own = URL.createObjectURL.bind(URL);
  const file = await new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      URL.createObjectURL = own;
      if (blob instanceof Blob) resolve(blob);
      return own(blob);
    };
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ innerText }) => innerText.includes("Save as PDF"))?.click();
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Millimetres from each long line of the file's only sheet to the next below it. */
function gapsBetweenLines(file: string): number[] {
  const areas = [...file.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f/g)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return { x, y, end: x + width, width, height };
  });
  const lines = areas.filter(({ width, height }) => width > 60 && height < 3);
  return lines.flatMap((line) => {
    const below = lines.filter(({ x, y, end }) => y < line.y - 3 && x < line.end && end > line.x);
    if (below.length === 0) return [];
    return [((line.y - Math.max(...below.map(({ y }) => y))) * 25.4) / 72];
  });
}

/** Runs in the page: what the sheet says of the plant. */
function overview(): string {
  const parts = [...document.querySelectorAll("main section:not([inert] *)")].filter(
    (part) => part instanceof HTMLElement,
  );
  return parts.find((part) => part.innerText.startsWith("Plant Overview"))?.innerText ?? "";
}
