/// <reference lib="webworker" />
import { initializeApp } from "@firebase/app";
import { getMessaging, onBackgroundMessage } from "@firebase/messaging/sw";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";

/**
 * Connects the worker to the messaging service of a hosted project. The service's own listeners
 * are registered at once: it hands a message to the pages when one can be seen, else to `receive`,
 * and makes its token anew when the browser has replaced the subscription.
 *
 * This is a script of its own because its 17 kB are of no use on a site that sends its messages
 * itself; the worker loads it while its first run lasts, so that they are still one worker.
 */
export type ConnectMessaging = (
  project: FirebaseProject,
  receive: (payload: unknown) => Promise<void>,
) => void;

declare const self: ServiceWorkerGlobalScope;

self.connectMessaging = ({ projectId, apiKey, appId, messagingSenderId }, receive) => {
  const app = initializeApp({ projectId, apiKey, appId, messagingSenderId });
  // Typed as answering nothing, yet its promise is what keeps the worker awake.
  // oxlint-disable-next-line typescript/no-misused-promises
  onBackgroundMessage(getMessaging(app), receive);
};
