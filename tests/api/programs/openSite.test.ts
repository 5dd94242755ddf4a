import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { controlSocketPath } from "../../../server/operations/control/controlSocket.ts";
import { parseEnv } from "../../../server/env.ts";
import { openSite } from "../../../server/site.ts";

it("a site of which the last step fails leaves nothing open, and opens once that is mended", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-open-"));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  cpSync(path.join(inject("dataFolders"), "realStore"), dataDir, { recursive: true });
  // Where files that are pushed come in, there is a file.
  const incoming = path.join(dataDir, "incoming");
  rmSync(incoming, { recursive: true, force: true });
  writeFileSync(incoming, "");
  const env = parseEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });

  await expect(openSite(env)).rejects.toThrow("EEXIST");
  expect(existsSync(controlSocketPath(dataDir))).toBe(false);

  rmSync(incoming);
  const site = await openSite(env);
  await site.close();
});
