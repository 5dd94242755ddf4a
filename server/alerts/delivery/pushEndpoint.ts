import { isIP } from "node:net";

/** An endpoint is kept as long as this in its written-out form. */
const LONGEST_ENDPOINT = 1_000;

/** Endings of names that are never resolved by the public name system. */
const LOCAL_NAME = /\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/**
 * Reads an endpoint as a browser gives it. Anybody can send anything here, and the server is
 * going to call it: so it must be an https address on the usual port, of a name that may be
 * public. What the name resolves to is looked at when connecting, see `publicLookup`.
 *
 * @param localOrigins push services of this machine that are taken too, for tests
 * @returns `null` when it is not acceptable
 */
export function readPushEndpoint(text: string, localOrigins: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.href.length > LONGEST_ENDPOINT || url.username !== "" || url.password !== "") return null;
  if (localOrigins.includes(url.origin)) return url;
  const { protocol, port, hostname } = url;
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const mayBePublic = /^[^.].*\.[^.]+$/.test(hostname) && !LOCAL_NAME.test(hostname);
  return protocol === "https:" && port === "" && isNamed && mayBePublic ? url : null;
}
