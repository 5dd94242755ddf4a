import { chromium, type BrowserContext, type Page } from "@playwright/test";

/** Chromium's switches for every measurement, Lighthouse's included. */
export const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"];

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower than this machine the phone computes. */
const CPU_SLOWDOWN = 4;

/** A slow mobile connection: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a browser process of its own on a profile folder, as a phone would show the page. */
export function openPhone(
  executablePath: string,
  profile: string,
  more: { serviceWorkers?: "allow" | "block" } = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: BROWSER_FLAGS,
    ...PHONE,
    ...more,
  });
}

/** The tab that a new process opens with. */
export async function firstTab(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

/**
 * Slows the tab down: its processor always, its network when asked.
 *
 * @returns what takes the brakes off again
 */
export async function slowDown(
  page: Page,
  { network }: { network: boolean },
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  }
  return () => session.detach();
}
