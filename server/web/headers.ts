import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { createHash } from "node:crypto";

/** Origins beside the site's own that a page may call, or load scripts or pictures from. */
interface ForeignSources {
  connect: readonly string[];
  script: readonly string[];
  img: readonly string[];
}

/**
 * The security headers of every answer, page and API alike. Inline code runs only
 * when its hash was in the built page; nothing may frame the site; the browser
 * gives it no capability but the visitor's location, which maps ask for on tap.
 *
 * @param hashes of the built page's inline elements
 * @param https whether visitors reach the site by https
 * @param foreign what the site's configuration makes it need beside itself
 */
export function securityHeaders(
  hashes: InlineHashes,
  https: boolean,
  foreign: ForeignSources = { connect: [], script: [], img: [] },
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes.script, ...foreign.script],
      styleSrc: ["'self'", ...hashes.style],
      connectSrc: ["'self'", ...foreign.connect],
      imgSrc: ["'self'", "data:", ...foreign.img],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: {
      geolocation: ["self"],
      accelerometer: [],
      camera: [],
      displayCapture: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      usb: [],
    },
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    // Not even to this site: an address has what is searched for, and each call would tell it.
    referrerPolicy: "strict-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
  });
}

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

/** Content-Security-Policy sources for the inline elements of a page. */
interface InlineHashes {
  script: string[];
  style: string[];
}

/**
 * Hashes what stands between the tags of every inline `<script>` and `<style>`.
 * The page is our own build's, so the tags are the plain ones that it writes.
 */
export function inlineHashes(html: string): InlineHashes {
  return {
    script: [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(hash),
    style: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(hash),
  };
}

function hash(match: RegExpMatchArray): string {
  const content = match[1] ?? "";
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
