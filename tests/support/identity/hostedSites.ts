import { spawn, type ChildProcessByStdio } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { findFirebaseTools } from "../programs/firebaseTools.ts";
import { makeSampleFolder } from "../server/preparedFolder.ts";
import { startSite } from "../server/site.ts";

const PROGRAM = fileURLToPath(new URL("authEmulator.ts", import.meta.url));

/** What the sites measure with; nothing of it leaves this machine. */
const MEASUREMENT_ID = "G-TEST123456";

/**
 * Set-up of the tests against Google's own code: two sites, each with a hosted project of its
 * own on Google's auth emulator, one with e-mail privacy protection and one, in the whole form, without.
 */
export default async function provideHostedSites(): Promise<() => Promise<void>> {
  const tools = findFirebaseTools();
  if (tools === null) throw new Error("firebase-tools could not be installed.");
  // One after another: the first one builds the page when it is not built yet.
  const ends = [await provideHostedSite(tools, "on", "SITE_URL")];
  // An emulator and a site of its own are what takes long of it.
  if (process.env["TEST_FORM"] !== "short")
    ends.push(await provideHostedSite(tools, "off", "SITE_URL_OPEN"));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

async function provideHostedSite(
  tools: string,
  privacy: "on" | "off",
  variable: string,
): Promise<() => Promise<void>> {
  const project = `demo-privacy-${privacy}`;
  const emulator = spawn(process.execPath, ["--import", "tsx", PROGRAM, tools, project, privacy], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const emulatorUrl = await listening(emulator);
  const dataDir = await makeSampleFolder();
  const site = await startSite(dataDir, {
    TRUSTED_PROXIES: "1",
    FIREBASE_PROJECT_ID: project,
    FIREBASE_API_KEY: "test-key",
    FIREBASE_APP_ID: "1:1:web:1",
    FIREBASE_MESSAGING_SENDER_ID: "1",
    FIREBASE_MEASUREMENT_ID: MEASUREMENT_ID,
    FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
  });
  process.env[variable] = site.url;
  process.env[`${variable}_EMULATOR`] = `${emulatorUrl}/emulator/v1/projects/${project}`;
  return async () => {
    await site.stop();
    emulator.stdin.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function listening({
  stdout,
}: ChildProcessByStdio<Writable, Readable, null>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const url = /^Listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) {
      stdout.resume();
      return url;
    }
  }
  throw new Error("the emulator ended before it listened");
}
