import { getRequestListener } from "@hono/node-server";
import { deleteApp, initializeApp } from "@firebase/app";
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
} from "@firebase/auth";
import type { Hono } from "hono";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "../../../server/web/connections/listen.ts";

let phones = 0;

/** Has an app listen on a free port until the test ends. @returns its address */
export async function serve(app: Hono): Promise<string> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const listener = await listen(server, "127.0.0.1", 0);
  onTestFinished(() => listener.close());
  return listener.url;
}

/**
 * A phone of a visitor: the unmodified SDK, as the page sets it up, with what it remembers in
 * memory.
 *
 * @param url where the identity protocol is spoken
 */
export function phone(url: string, options = { apiKey: "any", projectId: "embedded" }): Auth {
  phones += 1;
  const app = initializeApp(options, `phone ${String(phones)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  onTestFinished(() => deleteApp(app));
  return auth;
}

/** The code by which the SDK tells an error apart, such as `auth/invalid-credential`. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
  return "no error";
}
