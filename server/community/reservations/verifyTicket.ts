import { createPublicKey, verify } from "node:crypto";
import { parseTicket, type TicketContent } from "#domain/reservations/ticket.ts";
import type { TicketKey } from "./tickets.ts";

/** What a ticket says; `null` when it is none, or none of these keys has signed it. Needs no database. */
export function verifyTicket(text: string, keys: readonly TicketKey[]): TicketContent | null {
  const ticket = parseTicket(text);
  if (ticket === null) return null;
  const { keyId, signed, signature, event, code, seats, name } = ticket;
  const isGenuine = keys
    .filter(({ id }) => id === keyId)
    .some(({ publicKey }) => {
      const jwk = { kty: "OKP", crv: "Ed25519", x: publicKey };
      return verify(
        null,
        Buffer.from(signed),
        createPublicKey({ key: jwk, format: "jwk" }),
        signature,
      );
    });
  return isGenuine ? { event, code, seats, name } : null;
}
