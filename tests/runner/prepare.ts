import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { findBrowser, findShell } from "../support/programs/browser.ts";
import { findFirefox } from "../support/programs/firefox.ts";
import { findWebKit } from "../support/programs/webkit.ts";
import { archiveIn, releasedHere, unpack } from "../lab/support/running/releases.ts";
import { prepare, prepareSample } from "../support/server/preparedFolder.ts";

/**
 * Program of the test command: loads the sample and makes the release, with the page of the kill switch in it, once for all steps that need them, and installs what
 * they need and this machine does not have. They look again, and say what could not be had.
 */
await prepareSample();
const released = await releasedHere();
await prepare("kill-switch", async (folder) => {
  const scratch = `${folder}-unpacked`;
  renameSync(path.join(unpack(archiveIn(released), scratch), "dist-kill-switch"), folder);
  rmSync(scratch, { recursive: true });
});
findShell(findBrowser());
findFirefox();
findWebKit();
