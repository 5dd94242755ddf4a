import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { installAside } from "../../../../support/programs/installAside.ts";
import type { Figures } from "../report/metrics.ts";
import { BROWSER_FLAGS } from "../subjects/phone.ts";

/** On a busy machine Lighthouse now and then loses its own trace; such a run says nothing of the page. */
const MOST_TRIES = 3;

/** Of a result as much as is measured here. */
const ResultSchema = v.object({
  lhr: v.object({
    audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
    categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
    runtimeError: v.optional(v.object({ message: v.string() })),
  }),
});

interface Chrome {
  port: number;
  kill: () => void;
}

interface Lighthouse {
  launch: (options: object) => Promise<Chrome>;
  lighthouse: (url: string, flags: object) => Promise<unknown>;
}

const isFunction = v.custom<(...words: unknown[]) => never>((value) => typeof value === "function");

/** Lighthouse and what starts its browser: a hundred megabytes, so they are no dependency of the project. */
async function load(): Promise<Lighthouse> {
  const folder = installAside("lighthouse", "12.8.2");
  if (folder === null) throw new Error("Lighthouse could not be installed.");
  const { resolve } = createRequire(path.join(folder, "package.json"));
  const main = async (name: string): Promise<unknown> =>
    await import(pathToFileURL(resolve(name)).href);
  const { launch } = v.parse(v.object({ launch: isFunction }), await main("chrome-launcher"));
  const module = v.parse(v.object({ default: isFunction }), await main("lighthouse"));
  return { launch, lighthouse: module.default };
}

/**
 * One run of Lighthouse as on a phone.
 *
 * @param newProfile makes an empty folder; each try gets its own
 * @throws Error when Lighthouse could not load the page, however often it tried
 */
export async function measureLighthouse(
  executable: string,
  url: string,
  newProfile: () => string,
): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(executable, url, newProfile());
    } catch (error) {
      if (attempt === MOST_TRIES) throw error;
      process.stderr.write(`${String(error)}; once more …\n`);
    }
  }
}

async function runOnce(executable: string, url: string, profile: string): Promise<Figures> {
  const { launch, lighthouse } = await load();
  const chrome = await launch({
    chromePath: executable,
    chromeFlags: ["--headless=new", ...BROWSER_FLAGS],
    userDataDir: profile,
    logLevel: "silent",
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility"],
    });
    const { audits, categories, runtimeError } = v.parse(ResultSchema, run).lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const score = (of: string) => Math.round((categories[of]?.score ?? Number.NaN) * 100);
    return {
      lighthouseScore: score("performance"),
      lighthouseFcp: value("first-contentful-paint"),
      lighthouseLcp: value("largest-contentful-paint"),
      lighthouseTbt: value("total-blocking-time"),
      lighthouseCls: value("cumulative-layout-shift"),
      lighthouseBytes: value("total-byte-weight"),
      lighthouseAccessibility: score("accessibility"),
    };
  } finally {
    chrome.kill();
  }
}
