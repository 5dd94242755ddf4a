import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { Figures } from "./metrics.ts";
import { BROWSER_FLAGS } from "./phone.ts";

/** On a busy machine Lighthouse now and then loses its own trace; such a run says nothing of the page. */
const MOST_TRIES = 3;

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
    if (run === undefined) throw new Error("Lighthouse gave no result.");
    const { audits, categories, runtimeError } = run.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      lighthouseFcp: value("first-contentful-paint"),
      lighthouseLcp: value("largest-contentful-paint"),
      lighthouseTbt: value("total-blocking-time"),
      lighthouseCls: value("cumulative-layout-shift"),
      lighthouseBytes: value("total-byte-weight"),
      lighthouseAccessibility: Math.round((categories["accessibility"]?.score ?? Number.NaN) * 100),
    };
  } finally {
    chrome.kill();
  }
}
