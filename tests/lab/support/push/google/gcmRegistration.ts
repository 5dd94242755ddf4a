import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Mailboxes } from "../mailboxes.ts";
import type { GcmApp } from "./mcs.ts";
import { writeFields } from "./protobuf.ts";

/** Google's HTTP endpoints by which a Chromium profile gets a number and its subscriptions a token. */
export function gcmRegistration(mailboxes: Mailboxes<GcmApp>): Hono {
  const app = new Hono();

  app.post("/checkin", () => {
    const id = () => ({ fixed64: randomBytes(8).readBigUInt64LE() >> 1n });
    const answer = writeFields([
      [1, 1],
      [3, Date.now()],
      [7, id()],
      [8, id()],
      [12, "v1"],
    ]);
    return new Response(Uint8Array.from(answer), {
      headers: { "content-type": "application/x-protobuf" },
    });
  });

  app.post("/register", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const field = (name: string) => form.get(name) ?? "";
    const owner = field("device");
    const subtype = field("X-subtype");
    const isThis = (details: GcmApp, of: string) => of === owner && details.subtype === subtype;
    mailboxes.close(isThis);
    if (form.get("delete") === "true") return c.text(`token=${field("appid")}`);
    const token = `${field("appid")}:${randomBytes(24).toString("base64url")}`;
    // Chromium also registers itself, without a subtype, for services of its own.
    if (subtype !== "")
      mailboxes.open(token, owner, { app: field("app"), subtype, key: field("sender") });
    return c.text(`token=${token}`);
  });

  return app;
}
