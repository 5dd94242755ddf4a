import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { ECDH } from "node:crypto";
import { createRequire } from "node:module";
import * as v from "valibot";
import { readAlert, type AlertMessage } from "#domain/alerts/alertMessage.ts";

/** A message as it arrived, still encrypted. */
export interface Arrived {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

type Answerer = (arrived: Arrived, response: ServerResponse) => void;

/** A push service on this machine that answers as a test says, and 201 otherwise. */
export async function startPushInbox() {
  const arrived: Arrived[] = [];
  const state: { answer: Answerer } = { answer: (_, response) => response.writeHead(201).end() };
  const server = createServer((request, response) => {
    void (async () => {
      const one = await take(request);
      arrived.push(one);
      state.answer(one, response);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = originOf(server);
  return {
    arrived,
    state,
    origin,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function take(request: IncomingMessage): Promise<Arrived> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) };
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${String(address.port)}`;
}

const EceSchema = v.object({ decrypt: v.function() });

/** What the browser of a subscription reads, by the reference library of the encryption. */
export function decrypt(
  body: Buffer,
  { curve, auth }: { curve: ECDH; auth: string },
): AlertMessage {
  const ece = v.parse(EceSchema, createRequire(import.meta.url)("http_ece"));
  const options = { version: "aes128gcm", privateKey: curve, authSecret: auth };
  const plain: unknown = ece.decrypt(body, options);
  if (!Buffer.isBuffer(plain)) throw new TypeError("Nothing was decrypted.");
  const message = readAlert(JSON.parse(plain.toString("utf8")));
  if (message === null) throw new TypeError("It is no alert.");
  return message;
}
