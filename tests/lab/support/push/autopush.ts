import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { RawData, WebSocket } from "ws";
import type { Mailbox, Mailboxes, PushedMessage, Subscription } from "./mailboxes.ts";

/** What a subscription of Firefox is known by. */
export interface AutopushChannel extends Subscription {
  channelID: string;
}

const SaidSchema = v.variant("messageType", [
  v.object({ messageType: v.literal("hello"), uaid: v.nullish(v.string()) }),
  v.object({
    messageType: v.literal("register"),
    channelID: v.string(),
    key: v.nullish(v.string()),
  }),
  v.object({ messageType: v.literal("unregister"), channelID: v.string() }),
  v.object({
    messageType: v.literal("ack"),
    updates: v.array(v.object({ version: v.string(), code: v.optional(v.number()) })),
  }),
  v.object({ messageType: v.picklist(["nack", "ping", "broadcast_subscribe"]) }),
]);

/** The code with which Firefox says that it could not decrypt. */
const CANNOT_DECRYPT = 101;

/**
 * Speaks the protocol of Mozilla's push service with one Firefox.
 *
 * @param endpointOf address to hand messages in at
 * @param onUnreadable hears of messages that Firefox could not decrypt
 * @see https://mozilla-services.github.io/autopush-rs/architecture.html
 */
export function serveAutopush(
  socket: WebSocket,
  mailboxes: Mailboxes<AutopushChannel>,
  endpointOf: (address: string) => string,
  onUnreadable: (id: string) => void,
): void {
  let uaid = "";
  const say = (message: object) => socket.send(JSON.stringify(message));
  const deliver = ({ details }: Mailbox<AutopushChannel>, message: PushedMessage) =>
    say({
      messageType: "notification",
      channelID: details.channelID,
      version: message.id,
      data: message.body.toString("base64url"),
      headers: { encoding: message.encoding },
      ttl: message.ttl,
    });

  socket.on("message", (data) => {
    const text = textOf(data);
    // An empty object is its ping.
    if (text === "{}") return socket.send("{}");
    const said = v.parse(SaidSchema, JSON.parse(text));
    switch (said.messageType) {
      case "hello":
        uaid = said.uaid ? said.uaid : randomUUID().replaceAll("-", "");
        say({ messageType: "hello", status: 200, uaid, use_webpush: true, broadcasts: {} });
        return mailboxes.connect(uaid, deliver);
      case "register": {
        const { channelID } = said;
        const address = randomUUID();
        mailboxes.open(address, uaid, { channelID, key: said.key ?? "" });
        return say({
          messageType: "register",
          status: 200,
          channelID,
          pushEndpoint: endpointOf(address),
        });
      }
      case "unregister":
        mailboxes.close(({ channelID }) => channelID === said.channelID);
        return say({ messageType: "unregister", status: 200, channelID: said.channelID });
      case "ack":
        for (const { version, code } of said.updates)
          if (code === CANNOT_DECRYPT) onUnreadable(version);
        return mailboxes.acknowledge(uaid, new Set(said.updates.map(({ version }) => version)));
      case "nack":
      case "ping":
      case "broadcast_subscribe":
        return;
    }
  });
  socket.on("close", () => mailboxes.disconnect(uaid, deliver));
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString("utf8");
  return Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString("utf8");
}
