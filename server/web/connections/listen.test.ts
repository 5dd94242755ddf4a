import { Agent, get } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { gate } from "../../../tests/support/server/gate.ts";
import { waitFor } from "../../../tests/support/waiting/waitFor.ts";
import { createLimitedServer, listen } from "./listen.ts";

const QUICK = {
  headersTimeout: 100,
  requestTimeout: 600,
  bodyTimeout: 300,
  connectionsCheckingInterval: 20,
};

async function listening(limits: Parameters<typeof createLimitedServer>[1]) {
  const server = createLimitedServer((request, response) => {
    request.resume();
    request.on("end", () => response.end("done"));
  }, limits);
  const { url, close } = await listen(server, "127.0.0.1", 0);
  onTestFinished(close);
  /** Connects, sends the beginning of a request, and answers what comes back until the end. */
  const send = async (text: string, then?: { text: string; after: number }) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
    let answer = "";
    socket.on("data", (part: string) => (answer += part)).on("error", () => undefined);
    socket.write(text);
    if (then !== undefined) setTimeout(() => socket.end(then.text), then.after);
    await new Promise((resolve) => socket.on("close", resolve));
    return answer;
  };
  return { url, send };
}

it.each([
  ["a header", "GET / HTTP/1.1\r\nhost: a\r\nx-slow: "],
  ["a body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nslow"],
  ["a file", "POST /api/import HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nslow"],
])("a client that does not finish %s is sent away", async (_, beginning) => {
  const { send } = await listening(QUICK);
  const answer = await send(beginning);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/\{"type":"about:blank","title":"Request Timeout","status":408\}$/);
});

it("a file has more time than any other body", async () => {
  const { send } = await listening({ ...QUICK, requestTimeout: 60_000 });
  const beginning = "POST /api/import HTTP/1.1\r\nhost: a\r\ncontent-length: 8\r\n\r\nslow";
  expect(await send(beginning, { text: "done", after: 400 })).toMatch(/^HTTP\/1\.1 200 /);
});

it("what is answered before it is whole is read no further, and its connection ends", async () => {
  const server = createLimitedServer((_, response) => response.writeHead(413).end("enough"));
  const { url, close } = await listen(server, "127.0.0.1", 0);
  onTestFinished(close);
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
  socket.on("error", () => undefined);
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 50000000\r\n\r\n");
  const more = setInterval(() => socket.write("x".repeat(1_000)), 10);
  let answer = "";
  socket.on("data", (text: string) => (answer += text));
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(more);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*enough/);
});

describe("a server behind a proxy that is told to end", () => {
  async function ending({ drainMs = 10 } = {}) {
    const asked = gate();
    const answer = gate();
    const server = createLimitedServer((request, response) => {
      if (request.url !== "/slow") return void response.end("done");
      asked.open();
      void answer.opened.then(() => response.end("done"));
    });
    const { url, close } = await listen(server, "127.0.0.1", 0, {
      drainMs,
      leavingMs: 20_000,
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path = "/") =>
      await new Promise((resolve, reject) => {
        get(url + path, { agent }, (response) => {
          response.resume().on("end", () => {
            resolve([response.statusCode, response.headers.connection]);
          });
        }).on("error", reject);
      });
    const isListening = async () =>
      await fetch(url, { headers: { connection: "close" } }).then(
        () => true,
        () => false,
      );
    const leave = () => {
      agent.destroy();
    };
    return { asked, answer, ask, leave, close, isListening };
  }

  it("goes on as before for a while", async () => {
    const { ask, leave, close, isListening } = await ending({ drainMs: 1_000 });
    const closed = close();
    expect(await ask()).toEqual([200, "keep-alive"]);
    expect(await isListening()).toBe(true);
    leave();
    await closed;
    expect(await isListening()).toBe(false);
  });

  it("answers on a kept connection when it listens no more, and asks for its end then", async () => {
    const { ask, close, isListening } = await ending();
    expect(await ask()).toEqual([200, "keep-alive"]);
    const closed = close();
    await waitFor("the end of listening", async () => !(await isListening()));
    expect(await ask()).toEqual([200, "close"]);
    await closed;
  });

  it("ends with the last answer, also one that was begun before", async () => {
    const { asked, answer, ask, leave, close, isListening } = await ending();
    const slow = ask("/slow");
    await asked.opened;
    const closed = close();
    await waitFor("the end of listening", async () => !(await isListening()));
    answer.open();
    expect(await slow).toEqual([200, "keep-alive"]);
    leave();
    await closed;
  });
});

it("what is no request is answered as any other error", async () => {
  const { send } = await listening(QUICK);
  const answer = await send("nonsense\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("application/problem+json");
  expect(answer).toContain("X-Content-Type-Options: nosniff");
  expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
});

it("ten seconds for headers and ten minutes for a file are the limits", () => {
  const { headersTimeout, requestTimeout } = createLimitedServer();
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 600_000]);
});
