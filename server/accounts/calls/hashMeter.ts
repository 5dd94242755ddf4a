import type { ClientNetworks } from "../../web/clientAddress.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { ProtocolError } from "./protocol.ts";

/**
 * Counts a password hash before it is made, by e-mail and by address. Every call that hashes
 * asks here, however it ends: a hash takes a tenth of a second of both cores, for a right
 * password, too. Strangers cannot use up a visitor's hashes, because their wrong passwords reach
 * a limit earlier. Neither can neighbours, whose passwords may be right: a phone that has signed in
 * to this account before is counted by the account alone.
 *
 * @param phone the known phone that asks; `null`: one that is not known
 * @throws ProtocolError when there have been too many
 */
export async function countHash(
  { limits }: Pick<EmbeddedDeps, "limits">,
  email: string,
  networks: ClientNetworks,
  phone: string | null = null,
): Promise<void> {
  const allowed =
    (await limits.hashes.count(email)) &&
    (phone !== null || (await limits.addressHashes.count(networks)));
  if (!allowed) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
}
