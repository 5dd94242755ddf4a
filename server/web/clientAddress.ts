import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import * as v from "valibot";

/** What Hono's Node server hands over beside the request. */
const BindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * The networks that a request is counted under, the narrowest first. One visitor has a whole
 * IPv6 network of 64 bits to choose addresses from, and often one of 56 or 48.
 */
export type ClientNetworks = readonly [string, ...string[]];

/**
 * The networks of a request's address: the socket's, or the one that the outermost trusted proxy
 * saw. What stands further left in `X-Forwarded-For` may be invented.
 *
 * @param trustedProxies how many proxies of the site's own stand in front
 */
export function clientNetworks(c: Context, trustedProxies: number): ClientNetworks {
  const bindings = v.safeParse(BindingsSchema, c.env);
  // Without a socket, as in tests, all requests come from one place.
  const socket = bindings.success ? bindings.output.incoming.socket.remoteAddress : "";
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",");
  const seen = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
  return networksOf(seen) ?? networksOf(socket) ?? [""];
}

/** @returns `null` for what is no address */
function networksOf(text: string | undefined): ClientNetworks | null {
  const address = readAddress(text ?? "");
  if (address === null) return null;
  if (!(address instanceof ipaddr.IPv6)) return [address.toString()];
  const network = (bits: number) => {
    const groups = address.parts.slice(0, bits / 16).map((group) => group.toString(16));
    return `${groups.join(":")}::/${String(bits)}`;
  };
  return [network(64), network(48)];
}

/** Reads an address, also with a port as some proxies write it; `null` for what is none. */
function readAddress(text: string) {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  const bare = bracketed ?? withPort ?? trimmed;
  if (!ipaddr.IPv6.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null;
  return ipaddr.process(bare);
}
