import { createServer as createTlsServer } from "node:tls";
import { serve } from "@hono/node-server";
import { WebSocketServer } from "ws";
import { serveAutopush, type AutopushChannel } from "./autopush.ts";
import { gcmRegistration } from "./google/gcmRegistration.ts";
import { handIn, type Desk } from "./handIn.ts";
import { localPort } from "./localPort.ts";
import { Mailboxes } from "./mailboxes.ts";
import { serveMcs, type GcmApp } from "./google/mcs.ts";
import { selfSigned } from "./selfSigned.ts";

/** A push service on this machine, for real browsers. */
export interface PushService extends Desk {
  /** Where its HTTP side listens. */
  origin: string;
  firefox: Mailboxes<AutopushChannel>;
  chromium: Mailboxes<GcmApp>;
  /** Ids of messages that Firefox could not decrypt. */
  unreadable: string[];
  /** Settings of a Firefox profile that make it use this service. */
  firefoxPreferences: Readonly<Record<string, string | boolean | number>>;
  /** Arguments of Chromium that make it use this service. */
  chromiumArguments: readonly string[];
  close: () => Promise<void>;
}

/**
 * Starts a push service: Mozilla's for Firefox and Google's for Chromium, with their queues, and
 * what senders see of both.
 *
 * @param firefoxOrigin origin of the endpoints that Firefox hands out; the service's own when left out.
 *   Chromium's are always Google's.
 */
export async function startPushService(firefoxOrigin?: string): Promise<PushService> {
  const firefox = new Mailboxes<AutopushChannel>();
  const chromium = new Mailboxes<GcmApp>();
  const unreadable: string[] = [];
  const desk: Desk = {
    handedIn: [],
    troubles: [],
    keyOf: (address) => firefox.keyOf(address) ?? chromium.keyOf(address),
    take: (address, message) => firefox.take(address, message) || chromium.take(address, message),
  };

  const app = handIn(desk).route("/", gcmRegistration(chromium));
  const httpServer = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  const http = await localPort(httpServer);
  const origin = `http://127.0.0.1:${String(http.port)}`;

  const endpointOf = (address: string) => `${firefoxOrigin ?? origin}/wpush/v2/${address}`;
  const sockets = new WebSocketServer({ noServer: true });
  httpServer.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      serveAutopush(webSocket, firefox, endpointOf, (id) => unreadable.push(id)),
    ),
  );

  const certificate = selfSigned("push.test");
  const tlsServer = createTlsServer(certificate, (socket) => serveMcs(socket, chromium));
  const tls = await localPort(tlsServer.listen(0, "127.0.0.1"));

  return {
    ...desk,
    origin,
    firefox,
    chromium,
    unreadable,
    firefoxPreferences: {
      "dom.push.serverURL": `ws://127.0.0.1:${String(http.port)}/`,
      "dom.push.connection.enabled": true,
      "dom.push.testing.allowInsecureServerURL": true,
      "dom.push.retryBaseInterval": 300,
    },
    chromiumArguments: [
      `--gcm-checkin-url=${origin}/checkin`,
      `--gcm-registration-url=${origin}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${String(tls.port)}`,
      `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
    ],
    close: async () => {
      await Promise.all([http.close(), tls.close()]);
    },
  };
}
