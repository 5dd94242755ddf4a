import type { SiteConfig } from "#domain/site/siteConfig.ts";
import type { ForeignSources } from "./headers.ts";

/** Where the SDK calls for accounts. */
const HOSTED_IDENTITY = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
];

/** Where the SDK registers a phone for messages. */
const HOSTED_MESSAGES = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/** What Google documents for its tag, and where the SDK fetches the measurement's settings. */
const ANALYTICS: Omit<ForeignSources, "img"> = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
  ],
};

/** The other origins that a site needs: none with the embedded identity and no streets on the map. */
export function foreignSources({ identity, alerts, mapTiles }: SiteConfig): ForeignSources {
  const img = mapTiles === undefined ? [] : [new URL(mapTiles.url).origin];
  if (identity.kind === "embedded") return { connect: [], script: [], img };
  const { emulator, project } = identity;
  const analytics = project.measurementId === null ? { connect: [], script: [] } : ANALYTICS;
  const accounts = emulator === null ? HOSTED_IDENTITY : [emulator];
  const messages = alerts?.transport === "fcm" ? HOSTED_MESSAGES : [];
  const connect = new Set([...accounts, ...messages, ...analytics.connect]);
  return { connect: [...connect], script: analytics.script, img };
}
