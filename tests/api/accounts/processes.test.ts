import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createUserWithEmailAndPassword } from "@firebase/auth";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { phone } from "../../support/identity/sdk.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

const PASSWORD = "correct horse";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "occ-accounts-"));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

async function runServer(folder: string, env: Record<string, string> = {}) {
  const server = await startServer(folder, env);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

/** What takes several of them, one after the other or at once: severalProcesses.test.ts. */
describe("a server process", { timeout: 120_000 }, () => {
  it("prints the link of a reset with its own address, where no mail server is set", async () => {
    const folder = path.join(root, "reset");
    makeDataFolder(folder);
    const { url, process: server, ended } = await runServer(folder, { LOG_LEVEL: "warn" });
    await createUserWithEmailAndPassword(phone(url), "a@b.org", PASSWORD);
    const asked = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
      method: "POST",
      headers: { "content-type": "application/json", host: "evil.example" },
      body: JSON.stringify({ requestType: "PASSWORD_RESET", email: "a@b.org" }),
    });
    expect(asked.status).toBe(200);
    server.kill("SIGTERM");
    const { code, stderr } = await ended;
    expect(code).toBe(0);
    expect(stderr).toContain(`"link":"${url}/signin?mode=resetPassword&oobCode=`);
    expect(stderr).not.toContain("evil.example");
  });

  it("does not start with a damaged key, and says so in one line", async () => {
    const dataDir = path.join(root, "damaged", "data");
    makeDataFolder(path.join(root, "damaged"));
    mkdirSync(dataDir, { recursive: true });
    const file = path.join(dataDir, "identity-key.json");
    writeFileSync(file, '{"kid":');
    const page = path.join(root, "damaged", "page");
    mkdirSync(page);
    writeFileSync(path.join(page, "index.html"), "<!doctype html>");
    const program = startProgram("tests/support/server/serveFixture.ts", [page], {
      DATA_DIR: dataDir,
    });
    expect(await program.ended).toEqual({
      code: 1,
      stdout: "",
      stderr:
        `The signing key ${file} is damaged. Restore it; or delete it to have a new one made, and then ` +
        "retire the old one, which is still taken: npm run admin -- identity revoke-key KID.\n",
    });
  });
});
