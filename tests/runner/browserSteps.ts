import { ENGINES, ENGINE_TITLES, type EngineName } from "../lab/support/engines/engine.ts";
import { findBrowser, findShell } from "../support/programs/browser.ts";
import { findFirebaseTools } from "../support/programs/firebaseTools.ts";
import { findFirefox } from "../support/programs/firefox.ts";
import { findWebKit } from "../support/programs/webkit.ts";
import { findPushPrograms } from "../lab/support/push/findPrograms.ts";
import type { Outcome } from "./outcome.ts";
import { playwright, type Saying } from "./steps.ts";

/** `short`: without what takes long and is tagged so (`npm run test:long` tries it). */
type Form = "short" | "whole";

/** The built product in a browser. */
export async function endToEnd(): Promise<Outcome> {
  const environment = { TEST_FORM: "short" };
  return await inBrowser("end-to-end tests", "playwright.config.ts", "at once", environment);
}

/** The end-to-end tests that are tagged `@long`, which {@link endToEnd} leaves out. */
export async function longStories(): Promise<Outcome> {
  const environment = { TEST_FORM: "long" };
  return await inBrowser("long stories end to end", "playwright.config.ts", "at once", environment);
}

/** Walks through the screens of which `npm test` takes a few in each way: whether anything moves, is hidden,
 * breaks when it is translated, waits or never rests. */
export async function everyScreen(): Promise<Outcome> {
  const environment = { EVERY_SCREEN: "1" };
  const name =
    "every screen in every state of the network, held either way, translated and at rest";
  const walks = [
    "layout-shift",
    "shown-whole",
    "translated",
    "rest.spec",
    "weak-signal",
    "tasks",
    "large-type",
  ];
  return await inBrowser(name, "playwright.config.ts", "at once", environment, walks);
}

/** Accounts once more, kept by Google's own emulator. */
export async function hostedAccounts(saying: Saying): Promise<Outcome> {
  const name = "accounts against Google's auth emulator";
  return findFirebaseTools() === null
    ? { name, passed: 0, failed: 1, note: "firebase-tools could not be installed" }
    : await inBrowser(name, "playwright.firebase.config.ts", saying);
}

/** The offline half in the engines beside Chromium; what cannot be had is named. */
export async function otherEngines(saying: Saying, form: Form): Promise<Outcome> {
  const name = "the offline half in Firefox and WebKit";
  const found = { firefox: findFirefox(), webkit: findWebKit() } satisfies Record<
    EngineName,
    unknown
  >;
  const engines = ENGINES.filter((engine) => found[engine] !== null);
  const missing = ENGINES.filter((engine) => found[engine] === null).map(
    (engine) => ENGINE_TITLES[engine],
  );
  const note = `without ${missing.join(" and ")}, which could not be installed`;
  if (engines.length === 0) return { name, passed: 0, failed: 0, note: `not tried: ${note}` };
  const environment = { ENGINES: engines.join(), TEST_FORM: form };
  const outcome = await playwright(name, "lab/playwright.engines.config.ts", environment, saying);
  return missing.length === 0 ? outcome : { ...outcome, note };
}

/** Alerts with real subscriptions, in Chromium and in Firefox; what cannot be had is named. */
export async function pushInBrowsers(saying: Saying): Promise<Outcome> {
  const name = "alerts in real browsers";
  const { firefox, messageBus } = findPushPrograms();
  if (messageBus === null)
    return { name, passed: 0, failed: 0, note: "not tried: dbus-daemon could not be installed" };
  const outcome = await inBrowser(name, "lab/playwright.push.config.ts", saying, {
    FIREFOX_PATH: firefox ?? "",
  });
  return firefox === null
    ? { ...outcome, note: "without Firefox, which could not be installed" }
    : outcome;
}

async function inBrowser(
  name: string,
  config: string,
  saying: Saying,
  environment: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  const browser = findBrowser();
  if (browser.executable === null) return { name, passed: 0, failed: 1, note: browser.description };
  const shell = findShell(browser);
  process.stdout.write(`\nBrowser: ${browser.description}\nFor screens: ${shell.description}\n`);
  const browsers = {
    CHROMIUM_PATH: browser.executable,
    CHROMIUM_SHELL_PATH: shell.executable ?? browser.executable,
  };
  return await playwright(name, config, { ...browsers, ...environment }, saying, files);
}
