import { launch, type Browser } from "puppeteer-core";
import { startNotificationDaemon, type NotificationDaemon } from "./desktop/notificationDaemon.ts";
import { startSessionBus } from "./desktop/sessionBus.ts";

/** Firefox with a profile of its own, and the desktop that it shows notifications on. */
export interface Firefox {
  browser: Browser;
  notifications: NotificationDaemon;
  /** Ends the browser and its desktop. */
  close: () => Promise<void>;
}

/**
 * Starts Firefox without a window, with push messages and notifications.
 *
 * @param executable of Firefox
 * @param profile folder that keeps its storage, permissions and subscriptions for the next start
 * @param preferences more of its settings, such as the push service's
 */
export async function startFirefox(
  executable: string,
  profile: string,
  preferences: Readonly<Record<string, string | boolean | number>>,
): Promise<Firefox> {
  const bus = await startSessionBus();
  const notifications = await startNotificationDaemon(bus.address);
  const browser = await launch({
    browser: "firefox",
    executablePath: executable,
    headless: true,
    userDataDir: profile,
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: bus.address },
    extraPrefsFirefox: {
      "permissions.default.desktop-notification": 1,
      // On the desktop. In windows of Firefox's own, which older releases close to drivers, they could not be clicked.
      "alerts.useSystemBackend": true,
      ...preferences,
    },
  });
  return {
    browser,
    notifications,
    close: async () => {
      await browser.close();
      notifications.stop();
      await bus.stop();
    },
  };
}
