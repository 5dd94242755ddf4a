import { findBrowser, findShell } from "../support/programs/browser.ts";
import { findFirebaseTools } from "../support/programs/firebaseTools.ts";
import { findWebKit } from "../support/programs/webkit.ts";
import { findPushPrograms } from "../lab/support/push/findPrograms.ts";
import { releasedHere } from "../lab/support/running/releases.ts";
import { prepareSample } from "../support/server/preparedFolder.ts";

/**
 * Program of the test command: loads the sample and makes the release once for all steps that copy them, and installs what
 * they need and this machine does not have. They look again, and say what could not be had.
 */
await prepareSample();
await releasedHere();
findShell(findBrowser());
findPushPrograms();
findWebKit();
findFirebaseTools();
