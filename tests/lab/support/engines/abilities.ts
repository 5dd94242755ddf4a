import type { EngineName } from "./engine.ts";
import type { Phone } from "./phone.ts";

/** What the site uses where there is it, and how one sees that there is. */
export const ABILITIES = {
  "push messages": inPage(() => "PushManager" in globalThis),
  "sending by the worker with the page closed": inPage(
    () => "sync" in ServiceWorkerRegistration.prototype,
  ),
  "renewing copies with the page closed": inPage(
    () => "periodicSync" in ServiceWorkerRegistration.prototype,
  ),
  "storage that is not thrown away": inPage(
    () => "storage" in navigator && "persist" in navigator.storage,
  ),
  "offering to install the site": inPage(() => "onbeforeinstallprompt" in globalThis),
  "the system's way to share": inPage(() => "share" in navigator),
  "a number on the site's icon": inPage(() => "setAppBadge" in navigator),
  "a screen that stays on": inPage(() => "wakeLock" in navigator),
  "printing to a file": async ({ tab }: Phone) =>
    await tab.print().then(
      () => true,
      () => false,
    ),
  "keeping what is stored when a driven browser ends": async (phone: Phone) => {
    await phone.tab.evaluate(() => localStorage.setItem("kept", "yes"));
    await phone.startAgain();
    await phone.open("/");
    return await phone.tab.evaluate(() => localStorage.getItem("kept") === "yes");
  },
} as const satisfies Record<string, (phone: Phone) => Promise<boolean>>;

export type Ability = keyof typeof ABILITIES;

/** What an engine, or its driver, cannot do. docs/engines.md says what the site does instead. */
export const LACKING: Record<EngineName, readonly Ability[]> = {
  firefox: [
    "sending by the worker with the page closed",
    "renewing copies with the page closed",
    "offering to install the site",
    "the system's way to share",
    "a number on the site's icon",
  ],
  webkit: [
    "push messages",
    "sending by the worker with the page closed",
    "renewing copies with the page closed",
    "storage that is not thrown away",
    "offering to install the site",
    "the system's way to share",
    "a number on the site's icon",
    "printing to a file",
    "keeping what is stored when a driven browser ends",
  ],
};

/** Whether an engine can do something, as the table says. */
export const can = (engine: EngineName, ability: Ability) => !LACKING[engine].includes(ability);

function inPage(isThere: () => boolean): (phone: Phone) => Promise<boolean> {
  return async ({ tab }) => await tab.evaluate(isThere);
}
