import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import * as v from "valibot";
import { NewDeviceSchema } from "#domain/alerts/alertDevices.ts";
import { SiteConfigSchema } from "#domain/site/siteConfig.ts";
import { newSubscription, ruleOf } from "../../support/alerts/alerts.ts";
import { fixture, menuOf } from "../../support/data/importing.ts";
import { runImport } from "../../support/server/importProcess.ts";
import { decrypt, startPushInbox } from "../../support/alerts/pushInbox.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "occ-alerts-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
});

const SEVERAL_PROCESSES_MS = 90_000;

it(
  "a cheaper price goes from an import beside the running server to the phone, and the operator sees it",
  async () => {
    const inbox = await startPushInbox();
    const arrived = new Promise<void>((resolve) => {
      inbox.state.answer = (_, response) => {
        response.writeHead(201).end();
        resolve();
      };
    });
    makeDataFolder(folder);
    const server = await startServer(folder, {
      PUSH_SERVICE_ORIGINS: inbox.origin,
      LOG_LEVEL: "info",
    });
    const api = async (method: string, at: string, body: unknown, key?: string) => {
      const headers = { "content-type": "application/json", ...(key && { "device-key": key }) };
      const init = { method, headers, body: JSON.stringify(body) };
      return await fetch(`${server.url}/api/alerts/${at}`, init);
    };
    const config = v.parse(
      SiteConfigSchema,
      await (await fetch(`${server.url}/api/config`)).json(),
    );
    expect(config.alerts?.transport).toBe("webpush");

    const subscription = newSubscription(`${inbox.origin}/push/secret-path`);
    const { registration } = subscription;
    const registered = await api("POST", "devices", { registration, label: "Phone" });
    const { id, key } = v.parse(NewDeviceSchema, await registered.json());
    const rule = ruleOf({ sections: ["flower"] });
    const proof = `${id}.${key}`;
    expect((await api("PATCH", "device", { quietHours: null }, proof)).status).toBe(204);
    expect((await api("PUT", `rules/${rule.id}`, rule, proof)).status).toBe(204);

    const dataDir = path.join(folder, "data");
    expect(await runImport(dataDir, fixture("stores.csv"))).toMatchObject({ code: 0 });
    const menu = path.join(folder, "menu.csv");
    writeFileSync(menu, menuOf(Date.now() - 60_000, { Fog: [3_000, 2_000] }).text);
    const { stdout } = await runImport(dataDir, menu);
    expect(stdout).toContain("1 new deal, 1 alert queued");
    await arrived;
    const alert = decrypt(inbox.arrived[0]?.body ?? Buffer.alloc(0), subscription);
    expect(alert).toMatchObject({ kind: "deals", deals: [{ name: "Fog", cents: 2_000 }], more: 0 });

    const admin = startProgram("server/cli/admin.ts", ["alerts", "status"], { DATA_DIR: dataDir });
    expect(await admin.ended).toMatchObject({ code: 0 });
    expect((await admin.ended).stdout).toContain("Phones: 1, rules: 1\nWaiting: 0 due");

    server.process.kill("SIGTERM");
    const { code, stderr } = await server.ended;
    expect(code).toBe(0);
    expect(stderr).toContain(`"sent":1`);
    for (const secret of [key, "secret-path", subscription.auth]) {
      expect(stderr).not.toContain(secret);
    }
    await inbox.close();
  },
  SEVERAL_PROCESSES_MS,
);
