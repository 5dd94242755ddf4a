import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startSite } from "./site.ts";

/**
 * Set-up of the end-to-end tests: one site with the sample, which every test
 * reaches through a gateway of its own.
 */
export default async function provideSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-e2e-"));
  const site = await startSite(dataDir);
  process.env["SITE_URL"] = site.url;
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
