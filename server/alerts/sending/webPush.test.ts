import { createECDH } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import webPush from "web-push";
import type { WebPushSettings } from "../alertSettings.ts";
import type { Parcel } from "./messenger.ts";
import { publicLookup } from "./publicAddress.ts";
import { createWebPush } from "./webPush.ts";

const PARCEL: Parcel = {
  message: { kind: "test", id: "a", sentAt: 0 },
  ttlSeconds: 60,
  urgency: "normal",
  topic: null,
};
const SETTINGS: WebPushSettings = {
  key: webPush.generateVAPIDKeys(),
  subject: "https://site.test",
  siteOrigin: "https://site.test",
  services: ["*.example.org"],
  localOrigins: [],
  proxy: null,
};

const target = (address: string) => ({
  transport: "webpush" as const,
  address,
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: Buffer.alloc(16, 1).toString("base64url"),
});

function send(address: string, more: Partial<WebPushSettings>, resolvesTo: string) {
  const lookup = publicLookup((_, done) => {
    done(null, [{ address: resolvesTo, family: 4 }]);
  });
  const messenger = createWebPush({ ...SETTINGS, ...more }, { now: () => 0, lookup });
  onTestFinished(() => {
    messenger.close();
  });
  return messenger.deliver(target(address), PARCEL, new AbortController().signal);
}

async function listenForCalls() {
  let calls = 0;
  const server = createTcpServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return () => calls;
}

it.each(["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.0.1"])(
  "a name that leads to %s when it is called is not connected to",
  async (address) => {
    const calls = await listenForCalls();
    const outcome = await send("https://rebound.example.org/x", {}, address);
    expect(outcome).toEqual({ kind: "retry", after: null, reason: "NotPublicError" });
    expect(calls()).toBe(0);
  },
);

it.each(["https://127.0.0.1/x", "http://push.example.org/x", "https://push.example.org:8443/x"])(
  "%s is not called, although it was registered once",
  async (address) => {
    expect(await send(address, {}, "8.8.8.8")).toMatchObject({ kind: "refused" });
  },
);

it("a local push service stands in for the real ones: their name and path in the request, the connection its own", async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.host, request.url);
    request.resume();
    response.writeHead(201).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const proxy = `http://127.0.0.1:${String(port)}`;
  const outcome = await send("https://fcm.googleapis.com/fcm/send/abc?x=1", { proxy }, "8.8.8.8");
  expect(outcome).toEqual({ kind: "sent" });
  expect(seen).toEqual(["fcm.googleapis.com", "/fcm/send/abc?x=1"]);
});

it("a service that takes a message and stops within its answer has taken it", async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201).write("x");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const origin = `http://127.0.0.1:${String(port)}`;
  expect(await send(`${origin}/push/1`, { localOrigins: [origin] }, "127.0.0.1")).toEqual({
    kind: "sent",
  });
});
