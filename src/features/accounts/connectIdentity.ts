import type { QueryClient } from "@tanstack/react-query";
import { siteConfigQuery } from "#data/siteConfig.ts";
import type { Identity } from "#platform/session/identity.ts";

let connecting: Promise<Identity> | null = null;

/**
 * The one identity of this page, made when it is first asked for.
 *
 * @throws when what it needs cannot be had; the next call tries again
 */
export function connectIdentity(client: QueryClient): Promise<Identity> {
  connecting ??= connect(client).catch((error: unknown) => {
    connecting = null;
    throw error;
  });
  return connecting;
}

async function connect(client: QueryClient): Promise<Identity> {
  const [config, { createIdentity }, { watchSession }] = await Promise.all([
    // The saved copy serves at once; a site seldom changes who keeps its accounts.
    client.ensureQueryData({ ...siteConfigQuery, retry: false }),
    import("#platform/session/identity.ts"),
    import("./watchSession.ts"),
  ]);
  const identity = createIdentity(config);
  watchSession(identity);
  return identity;
}
