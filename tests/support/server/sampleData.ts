import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeSampleFolder } from "./preparedFolder.ts";
import { startSite } from "./site.ts";

/**
 * Set-up of the end-to-end tests: one site with the sample, which every test
 * reaches through a gateway of its own.
 */
export default async function provideSite(): Promise<() => Promise<void>> {
  const dataDir = await makeSampleFolder();
  // Where the site writes the links that it would send by e-mail.
  const log = path.join(dataDir, "site.log");
  writeFileSync(log, "");
  // Each test's gateway counts as a proxy, and gives its visitors an address of their own.
  const site = await startSite(dataDir, { TRUSTED_PROXIES: "1" }, (line) =>
    appendFileSync(log, `${line}\n`),
  );
  process.env["SITE_URL"] = site.url;
  process.env["SITE_LOG"] = log;
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
