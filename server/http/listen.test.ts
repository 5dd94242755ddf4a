import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createLimitedServer, listen } from "./listen.ts";

const QUICK = { headersTimeout: 100, requestTimeout: 300, connectionsCheckingInterval: 20 };

async function listening(limits: Parameters<typeof createLimitedServer>[1]) {
  const server = createLimitedServer((request, response) => {
    request.resume();
    request.on("end", () => response.end("done"));
  }, limits);
  const { url, close } = await listen(server, "127.0.0.1", 0);
  onTestFinished(close);
  /** Connects, sends the beginning of a request, and answers what comes back until the end. */
  const send = async (text: string) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
    let answer = "";
    socket.on("data", (part: string) => (answer += part)).on("error", () => undefined);
    socket.write(text);
    await new Promise((resolve) => socket.on("close", resolve));
    return answer;
  };
  return { url, send };
}

it.each([
  ["a header", "GET / HTTP/1.1\r\nhost: a\r\nx-slow: "],
  ["a body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nslow"],
])("a client that does not finish %s is sent away", async (_, beginning) => {
  const { send } = await listening(QUICK);
  expect(await send(beginning)).toMatch(/^HTTP\/1\.1 408 /);
});

it("no more connections than the limit are taken, and others when they have ended", async () => {
  const { url, send } = await listening({ ...QUICK, connections: 1 });
  const slow = send("GET / HTTP/1.1\r\nhost: a\r\nx-slow: ");
  expect(await send("GET / HTTP/1.1\r\nhost: a\r\n\r\n")).toBe("");
  await slow;
  expect(await (await fetch(url)).text()).toBe("done");
});

it("ten seconds for headers, thirty for bodies, and two thousand connections are the limits", () => {
  const { headersTimeout, requestTimeout, maxConnections } = createLimitedServer();
  expect([headersTimeout, requestTimeout, maxConnections]).toEqual([10_000, 30_000, 2_000]);
});
