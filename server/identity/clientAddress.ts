import type { Context } from "hono";
import { isIPv6 } from "node:net";
import * as v from "valibot";

/** What Hono's Node server hands over beside the request. */
const BindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * The address that a request is counted under: the socket's, or the one that the outermost
 * trusted proxy saw. Whatever stands further left in `X-Forwarded-For` may be invented.
 *
 * @param trustedProxies how many proxies of the site's own stand in front
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const bindings = v.safeParse(BindingsSchema, c.env);
  // Without a socket, as in tests, all requests come from one place.
  const socket = bindings.success ? bindings.output.incoming.socket.remoteAddress : "";
  if (trustedProxies === 0) return network(socket);
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((each) => each.trim());
  return network(forwarded.at(-trustedProxies) || socket);
}

/** One visitor has a whole IPv6 network of 64 bits to choose addresses from. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = address.toLowerCase().split("%");
  const [head = "", tail] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - end.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...end];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
