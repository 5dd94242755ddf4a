import type { AlertSettings } from "../alertSettings.ts";
import { createFcm } from "./fcm.ts";
import type { Messenger } from "./messenger.ts";
import { createWebPush } from "./webPush.ts";

/** Hands each message to the service of its phone. */
export function createMessenger(
  { webPush, fcm }: AlertSettings,
  deps: { now: () => number },
): Messenger {
  const messengers = {
    webpush: createWebPush(webPush, deps),
    fcm: fcm === null ? null : createFcm(fcm, deps),
  };
  return {
    async deliver(target, parcel, signal) {
      const messenger = messengers[target.transport];
      // Registered while the site had a service account, which it has no more.
      if (messenger === null) return { kind: "refused", reason: "no service account" };
      return await messenger.deliver(target, parcel, signal);
    },
    close() {
      messengers.webpush.close();
      messengers.fcm?.close();
    },
  };
}
