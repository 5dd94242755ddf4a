import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "./debianPackages.ts";
import { onPath } from "./onPath.ts";

/** WebKitGTK and what drives it. */
export interface WebKitPrograms {
  /** Speaks WebDriver and starts the browser. */
  driver: string;
  /** WebKit's own small browser, which Debian has beside the library. */
  browser: string;
  /** An X server without a screen. */
  xvfb: string;
}

const LIBRARIES = "/usr/lib";
const BROWSER = path.join("webkit2gtk-4.1", "MiniBrowser");

/** Finds WebKitGTK's driver and its browser, and installs what is missing. @returns `null` when they cannot be had */
export function findWebKit(): WebKitPrograms | null {
  const packages = ["webkit2gtk-driver", "xvfb"] as const;
  return installed() ?? (installDebianPackages(...packages) ? installed() : null);
}

function installed(): WebKitPrograms | null {
  const [driver, xvfb] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  // Below the folder of the machine's kind, such as x86_64-linux-gnu.
  const browser = (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((kind) => path.join(LIBRARIES, kind, BROWSER))
    .find((file) => existsSync(file));
  return driver && xvfb && browser ? { driver, browser, xvfb } : null;
}
