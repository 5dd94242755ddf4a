import { createRemoteJWKSet, customFetch } from "jose";
import { JWKSMultipleMatchingKeys, JWKSNoMatchingKey } from "jose/errors";
import { HOUR_MS } from "#domain/time/spans.ts";
import { fetchWhole } from "../web/fetchWhole.ts";
import { IdentityUnreachableError, type FindKey } from "./verifyToken.ts";

/** The hosted service's keys live for weeks and are announced before they sign anything. */
const KEEP_KEYS_MS = 6 * HOUR_MS;

/** An unknown key is looked for this often at most, so that forged names cost the provider nothing. */
const LOOK_AGAIN_AFTER_MS = 30_000;

const TIMEOUT_MS = 5_000;

/** The keys that the hosted identity signs with, fetched when first needed and when an unknown one appears. */
export function providerKeys(url: URL): FindKey {
  const find = createRemoteJWKSet(url, {
    cacheMaxAge: KEEP_KEYS_MS,
    cooldownDuration: LOOK_AGAIN_AFTER_MS,
    [customFetch]: (address, init) => fetchWhole(address, init, TIMEOUT_MS),
  });
  return async (kid) => {
    try {
      return await find({ alg: "RS256", kid });
    } catch (error) {
      if (error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys) {
        return null;
      }
      throw new IdentityUnreachableError("The provider's keys cannot be had.", { cause: error });
    }
  };
}
