import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./publicAddress.ts";

/** A name leads to the operator's own network, or nowhere. */
class NotPublicError extends Error {
  override name = "NotPublicError";
}

/** Resolves a name to all of its addresses. */
export type Resolve = (
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
