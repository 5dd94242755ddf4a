import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import webPush from "web-push";
import { fixture } from "../../../support/data/importing.ts";
import { runImport } from "../../../support/server/importProcess.ts";
import { copyPrepared } from "../../../support/server/preparedFolder.ts";
import { startSite, type Site } from "../../../support/server/site.ts";
import { startFcmService, type FcmService } from "./google/fcmService.ts";
import { startPushService, type PushService } from "./pushService.ts";
import { writeServiceAccount } from "./google/serviceAccount.ts";

/** The product with a store's menu, and the services that carry its alerts. */
export interface AlertingSite {
  site: Site;
  push: PushService;
  /** Of its hosted project; `null` when the site sends by Web Push. */
  fcm: FcmService | null;
  /** A folder that ends with it, for a browser's profile. */
  profile: string;
  /** Has the store's operator import a menu by `npm run import`. @throws Error with what it said */
  import: (...lines: readonly MenuLine[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** An offer of the store Oak Street in Akron, in cents. */
export interface MenuLine {
  name: string;
  category: "flower" | "vape";
  price: number;
  sale?: number;
}

/** Where Firefox's subscriptions lead; the messages come to the local service all the same. */
const MOZILLA = "https://updates.push.services.mozilla.com";
const PROJECT = "demo-alerts";
const SENDER = "123456789012";

/** Starts it on a data folder of its own, as `npm start` does. */
export async function startAlertingSite(transport: "webpush" | "fcm"): Promise<AlertingSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-alerts-"));
  const dataDir = path.join(folder, "data");
  const push = await startPushService(MOZILLA);
  const fcm = transport === "fcm" ? await startFcmService(push, SENDER) : null;
  const settings =
    fcm === null ? { PUSH_SERVICE_PROXY: push.origin } : hostedProject(fcm.origin, folder);
  // Before the start, so that no sample is loaded that would be hidden again at once.
  await copyPrepared("stores", dataDir, (prepared) => importFile(prepared, fixture("stores.csv")));
  const site = await startSite(dataDir, settings);
  return {
    site,
    push,
    fcm,
    profile: path.join(folder, "profile"),
    import: async (...lines) => {
      const file = path.join(folder, "menu.csv");
      writeFileSync(file, menu(lines, new Date()));
      await importFile(dataDir, file);
    },
    stop: async () => {
      await site.stop();
      await fcm?.close();
      await push.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function importFile(dataDir: string, file: string): Promise<void> {
  const { code, stderr } = await runImport(dataDir, file);
  if (code !== 0) throw new Error(stderr);
}

function hostedProject(fcm: string, folder: string): Record<string, string> {
  const account = path.join(folder, "service-account.json");
  writeServiceAccount(account, PROJECT, `${fcm}/token`);
  return {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "test-key",
    FIREBASE_APP_ID: `1:${SENDER}:web:1`,
    FIREBASE_MESSAGING_SENDER_ID: SENDER,
    FIREBASE_VAPID_KEY: webPush.generateVAPIDKeys().publicKey,
    GOOGLE_APPLICATION_CREDENTIALS: account,
    FCM_BASE_URL: fcm,
  };
}

const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,menu,size_label,net_g,price_cents,sale_price_cents,sale_conditions";
const SIZES = { flower: ["3.5g", "3.5"], vape: ["0.5g", "0.5"] } as const;

function menu(lines: readonly MenuLine[], at: Date): string {
  const rows = lines.map(({ name, category, price, sale }) =>
    ["OH-T-1", at.toISOString(), "store_file", name, "Oak Works", category, "rec"]
      .concat(SIZES[category], String(price), String(sale ?? ""))
      .concat(sale === undefined ? "" : "none")
      .join(","),
  );
  return [HEADER, ...rows].join("\n");
}
