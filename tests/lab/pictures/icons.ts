import { writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { MARK } from "#state/mark.ts";
import { BROWSER_BAR } from "../../../src/design/palette.ts";

const FOLDER = "public/icons";
/** The leaf of the light theme, as icons cannot take a theme. */
const LEAF = "#1f6138";
const SIDE = 512;

interface Look {
  /** Width of the mark on a square of 512. */
  width: number;
  /** Of what it lies on: none is transparent, with veins that are holes. */
  ground?: string;
  corner?: number;
  leaf?: string;
}

const OPAQUE = { ground: BROWSER_BAR.light, leaf: LEAF };

/** The systems round what is maskable to a circle of four fifths, and an iPhone to a square. */
const ICONS: readonly (Look & { file: string; pixels: number })[] = [
  { file: "icon-192.png", pixels: 192, width: 380, corner: 96, ...OPAQUE },
  { file: "icon-512.png", pixels: 512, width: 380, corner: 96, ...OPAQUE },
  { file: "maskable-192.png", pixels: 192, width: 280, ...OPAQUE },
  { file: "maskable-512.png", pixels: 512, width: 280, ...OPAQUE },
  { file: "apple-touch-icon.png", pixels: 180, width: 360, ...OPAQUE },
  { file: "monochrome-512.png", pixels: 512, width: 300, leaf: "black" },
  { file: "badge-96.png", pixels: 96, width: 480, leaf: "white" },
];

/** Draws the icons of the state's mark: the favicon, and what systems show of the installed site. */
export async function takeIcons(browser: Browser): Promise<void> {
  writeFileSync(`${FOLDER}/icon.svg`, iconOf({ width: 380, corner: 96, ...OPAQUE }) + "\n");
  const page = await browser.newPage();
  for (const { file, pixels, ...look } of ICONS) {
    await page.setViewportSize({ width: pixels, height: pixels });
    const svg = iconOf(look).replace(
      "<svg",
      `<svg width="${String(pixels)}" style="display:block"`,
    );
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
    process.stdout.write(`${FOLDER}/${file}\n`);
  }
  await page.close();
}

/** The mark in the middle of a square of 512. */
function iconOf({ width, ground, corner = 0, leaf = LEAF }: Look): string {
  const scale = width / 105;
  const [left, top] = [(SIDE - 100 * scale) / 2, (SIDE - 106 * scale) / 2];
  const place = `transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})"`;
  const line = 'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
  const body = `<path d="${MARK.outline}${MARK.stem}" fill="${leaf}" stroke="${leaf}" ${line}/>`;
  const veins = (stroke: string) =>
    `<path d="${MARK.veins}" fill="none" stroke="${stroke}" ${line.replace("5", "4")}/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(SIDE)} ${String(SIDE)}">`;
  if (ground !== undefined)
    return `${open}<rect width="512" height="512" rx="${String(corner)}" fill="${ground}"/><g ${place}>${body}${veins(ground)}</g></svg>`;
  const mask = `<mask id="veins"><rect x="-9" y="-9" width="130" height="130" fill="white"/>${veins("black")}</mask>`;
  return `${open}<g ${place}>${mask}<g mask="url(#veins)">${body}</g></g></svg>`;
}
