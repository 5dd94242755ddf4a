import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { PushedMessage } from "./mailboxes.ts";
import { isSignedFor } from "./vapid.ts";

/**
 * Another answer than the usual: a status, none at all, or the message taken and the connection
 * broken before the answer.
 */
export type Trouble =
  | { status: number; headers?: Record<string, string> }
  | "silence"
  | "taken, answer lost";

/** What the product handed in, still encrypted, and what it was answered. */
export interface HandedIn {
  /** The host that it was meant for. */
  host: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The message's id at the push service; `null` when it was not taken. */
  id: string | null;
  answered: number | Exclude<Trouble, object>;
}

/** Where messages are handed in and what became of them. */
export interface Desk {
  /** Everything that was handed in, in order. */
  handedIn: HandedIn[];
  /** Answers for the next messages, one each; then the usual ones again. */
  troubles: Trouble[];
  /** The sender's public key in base64url, empty when anybody may send; `null` when there is no such mailbox. */
  keyOf: (address: string) => string | null;
  /** Puts a message into a mailbox. @returns whether there is such a mailbox */
  take: (address: string, message: PushedMessage) => boolean;
}

/**
 * The side of a push service that senders see (RFC 8030 §5): 201, 410 after the subscription's
 * end, 403 for whoever does not hold its key.
 */
export function handIn(desk: Desk): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/:kind{wpush/v2|fcm/send|wp}/:address", async (c) => {
    const { incoming } = c.env;
    const headers = c.req.header();
    const body = Buffer.from(await c.req.arrayBuffer());
    const message = {
      id: randomUUID(),
      body,
      encoding: headers["content-encoding"] ?? "",
      topic: headers["topic"] ?? null,
      ttl: Number(headers["ttl"] ?? 0),
    };
    const address = c.req.param("address");
    const key = desk.keyOf(address);
    const trouble = desk.troubles.shift();
    let status = 410;
    if (typeof trouble === "object") status = trouble.status;
    else if (trouble === "silence") status = 503;
    else if (key !== null && key !== "" && !(await isSigned(headers, key))) status = 403;
    else if (desk.take(address, message)) status = 201;
    const answered = typeof trouble === "string" ? trouble : status;
    desk.handedIn.push({
      host: headers["host"] ?? "",
      path: c.req.path,
      headers,
      body,
      id: status === 201 ? message.id : null,
      answered,
    });
    if (answered === "taken, answer lost") incoming.socket.destroy();
    else if (answered === "silence") await once(incoming.socket, "close");
    const more = typeof trouble === "object" ? trouble.headers : undefined;
    return new Response(null, { status, headers: { location: message.id, ...more } });
  });
  return app;
}

function isSigned(headers: Record<string, string>, key: string): Promise<boolean> {
  const host = headers["host"] ?? "";
  const scheme = host.startsWith("127.0.0.1:") ? "http" : "https";
  return isSignedFor(headers["authorization"], key, `${scheme}://${host}`);
}
