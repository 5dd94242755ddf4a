import { findBrowser, findShell } from "../support/programs/browser.ts";
import { findFirebaseTools } from "../support/programs/firebaseTools.ts";
import { findPushPrograms } from "../support/push/findPrograms.ts";
import { playwright, program, type Outcome } from "./steps.ts";

/** Builds the page, which every test in a browser needs. */
export function build(): Outcome {
  return program("build", "server/cli/build.ts");
}

/** The built product in a browser. */
export function endToEnd(): Outcome {
  return inBrowser("end-to-end tests", "playwright.config.ts");
}

/** Accounts once more, kept by Google's own emulator. */
export function hostedAccounts(): Outcome {
  const name = "accounts against Google's auth emulator";
  return findFirebaseTools() === null
    ? { name, passed: 0, failed: 1, note: "firebase-tools could not be installed" }
    : inBrowser(name, "playwright.firebase.config.ts");
}

/** Alerts with real subscriptions in Chromium and Firefox, the outbox in Firefox; what cannot be had is named. */
export function pushInBrowsers(): Outcome {
  const name = "alerts and outbox in real browsers";
  const { firefox, messageBus } = findPushPrograms();
  if (messageBus === null)
    return { name, passed: 0, failed: 0, note: "not tried: dbus-daemon could not be installed" };
  const outcome = inBrowser(name, "playwright.push.config.ts", { FIREFOX_PATH: firefox ?? "" });
  return firefox === null
    ? { ...outcome, note: "without Firefox, which could not be installed" }
    : outcome;
}

function inBrowser(
  name: string,
  config: string,
  environment: Record<string, string> = {},
): Outcome {
  const browser = findBrowser();
  if (browser.executable === null) return { name, passed: 0, failed: 1, note: browser.description };
  const shell = findShell(browser);
  process.stdout.write(`\nBrowser: ${browser.description}\nFor screens: ${shell.description}\n`);
  return playwright(name, config, {
    CHROMIUM_PATH: browser.executable,
    CHROMIUM_SHELL_PATH: shell.executable ?? browser.executable,
    ...environment,
  });
}
