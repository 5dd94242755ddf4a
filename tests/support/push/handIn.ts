import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { PushedMessage } from "./mailboxes.ts";

/**
 * Another answer than the usual: a status, none at all, or the message taken and the connection
 * broken before the answer.
 */
export type Trouble =
  { status: number; headers?: Record<string, string> } | "silence" | "taken, answer lost";

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
  /** Puts a message into a mailbox. @returns whether there is such a mailbox */
  take: (address: string, message: PushedMessage) => boolean;
}

/** The side of a push service that senders see (RFC 8030 §5): 201, or 410 after the subscription's end. */
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
    const trouble = desk.troubles.shift();
    const isTaken =
      (trouble === undefined || trouble === "taken, answer lost") &&
      desk.take(c.req.param("address"), message);
    const usual = isTaken ? 201 : 410;
    const answered = typeof trouble === "object" ? trouble.status : (trouble ?? usual);
    desk.handedIn.push({
      host: headers["host"] ?? "",
      path: c.req.path,
      headers,
      body,
      id: isTaken ? message.id : null,
      answered,
    });
    if (answered === "taken, answer lost") incoming.socket.destroy();
    else if (answered === "silence") await once(incoming.socket, "close");
    const more = typeof trouble === "object" ? trouble.headers : undefined;
    const status = typeof answered === "number" ? answered : 503;
    return new Response(null, { status, headers: { location: message.id, ...more } });
  });
  return app;
}
