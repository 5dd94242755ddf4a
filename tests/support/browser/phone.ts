import { createECDH, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AlertMessage } from "../../../src/domain/alerts/alertMessage.ts";
import {
  type InboxEntry,
  INBOX_PART,
  PHONE_ALERTS,
} from "../../../src/domain/alerts/phoneAlerts.ts";

/**
 * A phone whose messaging service is not there: it subscribes at once, with real keys and an
 * address that nobody answers at. What arrives on a phone is tried with a real service in
 * tests/lab/push; here it is about everything around that.
 */
export async function subscribesAtOnce(page: Page): Promise<void> {
  const ecdh = createECDH("prime256v1");
  const made = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(24).toString("base64url")}`,
    keys: {
      p256dh: ecdh.generateKeys().toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  };
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript((subscription) => {
    let applicationServerKey: ArrayBuffer | undefined;
    const present = () =>
      applicationServerKey === undefined
        ? null
        : {
            ...subscription,
            options: { applicationServerKey },
            toJSON: () => subscription,
            unsubscribe: () => {
              applicationServerKey = undefined;
              localStorage.removeItem("subscribed");
              return Promise.resolve(true);
            },
          };
    const decode = (key: string) =>
      Uint8Array.from(
        atob(key.replaceAll("-", "+").replaceAll("_", "/")),
        (letter) => letter.codePointAt(0) ?? 0,
      ).buffer;
    // A browser without a screen lets nobody show anything, whatever is granted.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    const remembered = localStorage.getItem("subscribed");
    if (remembered !== null) applicationServerKey = decode(remembered);
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(present()),
      subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem("subscribed", key);
        applicationServerKey = decode(key);
        return Promise.resolve(present());
      },
    });
  }, made);
}

let alerts = 0;

/** An alert about one deal of a store in Kent, seen an hour ago. */
export function alertOf(name: string, cents = 2_450): AlertMessage {
  alerts += 1;
  const observedAt = Date.now() - 3_600_000;
  return {
    kind: "deals",
    id: `alert-${String(alerts)}`,
    sentAt: observedAt,
    deals: [
      {
        code: "b7k2m9",
        name,
        brand: "Ninefold",
        size: "3.5g",
        section: "flower",
        store: { slug: "bliss-kent", name: "Bliss", location: "Kent" },
        cents,
        wasCents: 3_500,
        onSale: true,
        unit: { cents: cents / 3.5, unit: "g" },
        saleEndsAt: null,
        observedAt,
      },
    ],
    more: 0,
  };
}

/** Puts alerts into the inbox as the worker does, the newest first. */
export async function receive(page: Page, ...messages: AlertMessage[]): Promise<void> {
  const inbox: InboxEntry[] = messages.map((message) => ({
    message,
    receivedAt: message.sentAt,
    isRead: false,
  }));
  await page.evaluate(
    async ({ place: { database, store }, part, entries }) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("IndexedDB does not open")));
      });
      await new Promise((resolve) => {
        const writing = opened.transaction(store, "readwrite");
        writing.objectStore(store).put(entries, part);
        writing.addEventListener("complete", resolve);
      });
      opened.close();
    },
    { place: PHONE_ALERTS, part: INBOX_PART, entries: inbox },
  );
}
