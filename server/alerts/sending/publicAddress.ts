import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";
import { lookup, type LookupAddress } from "node:dns";

/** Networks of IPv4 that lead nowhere on the public Internet (IANA's special-purpose registry). */
const NOT_PUBLIC_V4 = networks("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]);

/**
 * All public addresses of IPv6 so far. Outside are loopback, link-local and unique-local ones,
 * multicast, and the forms that carry an IPv4 address (mapped, NAT64).
 */
const GLOBAL_UNICAST = networks("ipv6", [["2000::", 3]]);

/** What of it is set aside: tunnels that carry an IPv4 address, protocols, documentation. */
const NOT_PUBLIC_V6 = networks("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** Whether an IP address is one of the public Internet, and not of the operator's own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_V4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return GLOBAL_UNICAST.check(address, "ipv6") && !NOT_PUBLIC_V6.check(address, "ipv6");
}

function networks(family: "ipv4" | "ipv6", list: readonly (readonly [string, number])[]) {
  const blocks = new BlockList();
  for (const [network, prefix] of list) blocks.addSubnet(network, prefix, family);
  return blocks;
}

/** A name leads to the operator's own network, or nowhere. */
class NotPublicError extends Error {
  override name = "NotPublicError";
}

/** Resolves a name to all of its addresses. */
type Resolve = (
  name: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (name, done) => {
  lookup(name, { all: true }, done);
};

/**
 * A resolver for connections that must stay on the public Internet. It is asked by the
 * connection itself, so that a name which says something else a moment later gains nothing by it.
 * One address that is not public spoils the name.
 */
export function publicLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        done(error ?? new NotPublicError("The name has no address."), "", 0);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        done(new NotPublicError("The name does not lead to the public Internet."), "", 0);
      } else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
