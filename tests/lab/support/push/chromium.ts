import { chromium, type BrowserContext } from "@playwright/test";
import { startNotificationDaemon, type NotificationDaemon } from "./desktop/notificationDaemon.ts";
import { startSessionBus } from "./desktop/sessionBus.ts";
import { PATIENCE_MS } from "../../../support/waiting/waitFor.ts";

/** Chromium with a profile of its own, and the desktop that it shows notifications on. */
export interface Chromium {
  context: BrowserContext;
  notifications: NotificationDaemon;
  /** Ends the browser and keeps the desktop, or both. */
  close: () => Promise<void>;
}

/**
 * Starts Chromium without a window, with push messages and notifications.
 *
 * @param executable of Chromium
 * @param profile folder that keeps its storage, permissions and subscriptions for the next start
 * @param args more of its arguments, such as the push service's
 */
export async function startChromium(
  executable: string,
  profile: string,
  args: readonly string[],
): Promise<Chromium> {
  const bus = await startSessionBus();
  const notifications = await startNotificationDaemon(bus.address);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", ...args],
    // Playwright switches the connection to the push service off.
    ignoreDefaultArgs: ["--disable-background-networking"],
    env: { ...definedOnly(process.env), DBUS_SESSION_BUS_ADDRESS: bus.address },
  });
  // A test that waits for nothing says so before its own time is over, and cleans up.
  context.setDefaultTimeout(PATIENCE_MS);
  return {
    context,
    notifications,
    close: async () => {
      await context.close();
      notifications.stop();
      await bus.stop();
    },
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
