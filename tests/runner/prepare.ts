import { findBrowser, findShell } from "../support/programs/browser.ts";
import { findFirefox } from "../support/programs/firefox.ts";
import { findWebKit } from "../support/programs/webkit.ts";
import { prepareSample } from "../support/server/preparedFolder.ts";

/**
 * Program of the test command: loads the sample once for all steps that need it, and installs what
 * they need and this machine does not have. They look again, and say what could not be had.
 */
await prepareSample();
findShell(findBrowser());
findFirefox();
findWebKit();
