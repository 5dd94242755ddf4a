import {
  deleteToken,
  getMessaging,
  getToken,
  onMessage,
  type Messaging,
} from "@firebase/messaging";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";
import { firebaseApp } from "../session/firebaseApp.ts";

/** The hosted project's messaging service, loaded only where a site has one and alerts are on. */

const messagingOf = (project: FirebaseProject): Messaging => getMessaging(firebaseApp(project));

/**
 * The token of this phone. The service makes it anew when it is older than 7 days or when the
 * subscription has changed, so that asking at every start keeps it alive.
 */
export async function messagingToken(
  project: FirebaseProject,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const { vapidKey } = project;
  return await getToken(messagingOf(project), {
    serviceWorkerRegistration,
    ...(vapidKey === null ? {} : { vapidKey }),
  });
}

/** Gives the token back. */
export async function endMessaging(project: FirebaseProject): Promise<void> {
  await deleteToken(messagingOf(project));
}

/** Calls back with each payload that the service hands to this page because it can be seen. */
export function onForegroundMessage(
  project: FirebaseProject,
  receive: (payload: unknown) => void,
): void {
  onMessage(messagingOf(project), receive);
}
