import { isIP } from "node:net";

/** An endpoint is kept as long as this in its written-out form. */
const LONGEST_ENDPOINT = 1_000;

/** Endings of names that are never resolved by the public name system. */
const LOCAL_NAME = /\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/**
 * The push services of the browsers: of Google (Chrome, Edge on Android, Opera, Samsung, Brave),
 * Mozilla, Apple and Microsoft. A star stands for one part of a name or several.
 */
const KNOWN_SERVICES = [
  "fcm.googleapis.com",
  // Of the same service, for Chromium and for Chrome before its stable release.
  "jmt17.google.com",
  "android.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

/** Push services that endpoints may name. */
export interface PushServices {
  /** Hosts beside the known ones, in the same form. */
  services: readonly string[];
  /** Push services of this machine that are taken too, for tests. */
  localOrigins: readonly string[];
}

/**
 * Reads an endpoint as a browser gives it. Anyone can send anything here, and the server is
 * going to call it. So it must be an https address on the usual port, of a push service that is
 * known or that the operator has added, and of a name that may be public. What the name resolves
 * to is looked at when connecting, see `publicLookup`.
 *
 * @returns `null` when it is not acceptable
 */
export function readPushEndpoint(
  text: string,
  { services, localOrigins }: PushServices,
): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.href.length > LONGEST_ENDPOINT || url.username !== "" || url.password !== "") return null;
  if (localOrigins.includes(url.origin)) return url;
  const { protocol, port, hostname } = url;
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const mayBePublic = /^[^.].*\.[^.]+$/.test(hostname) && !LOCAL_NAME.test(hostname);
  const isKnown = [...KNOWN_SERVICES, ...services].some((host) => isAt(hostname, host));
  return protocol === "https:" && port === "" && isNamed && mayBePublic && isKnown ? url : null;
}

const isAt = (hostname: string, host: string) =>
  host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
