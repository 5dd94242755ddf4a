import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { makeRoom } from "./connectionGuards.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

/** A server of two places, if not said. */
async function crowded(
  listener: RequestListener = (_, response) => response.end("done"),
  places = 2,
) {
  const server = createServer(listener);
  makeRoom(server, places, ({ url }) => url === "/file");
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  /** Connects, and says something. */
  const come = async (text = "", localAddress = "127.0.0.1") => {
    const socket = connect({ port: address.port, host: "127.0.0.1", localAddress });
    socket.setEncoding("utf8");
    sockets.push(socket);
    socket.on("error", () => undefined);
    await once(server, "connection");
    if (text !== "") socket.write(text);
    return socket;
  };
  return { server, come };
}

const ended = (socket: Socket) => once(socket.resume(), "close");
const answered = async (socket: Socket) => String((await once(socket, "data"))[0]);

it.each([
  ["says nothing", ""],
  ["does not finish its headers", "GET / HTTP/1.1\r\nx-slow: "],
  ["does not finish its body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nslow"],
])("who %s gives way to a newcomer, the longest first", async (_, text) => {
  // As routes do that read the body first.
  const { come } = await crowded((request, response) => {
    request.resume().once("end", () => response.end("done"));
  });
  const [first, second] = [await come(text), await come(text)];
  const newcomer = await come(GET);
  await ended(first);
  expect(await answered(newcomer)).toContain("200 OK");
  expect(second.destroyed).toBe(false);
});

it("who has been answered last stays longest", async () => {
  const { come } = await crowded();
  const asking = await come();
  const idle = await come();
  asking.write(GET);
  expect(await answered(asking)).toContain("200 OK");
  await come(GET);
  await ended(idle);
  expect(asking.destroyed).toBe(false);
});

it("who waits for an answer, or brings a file, does not give way", async () => {
  const asked: Promise<unknown>[] = [];
  const { server, come } = await crowded(() => undefined);
  server.on("request", (request) => asked.push(once(request, "close").catch(() => undefined)));
  const waiting = await come(GET);
  const bringing = await come("POST /file HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nslow");
  while (asked.length < 2) await once(server, "request");
  await ended(await come(GET));
  expect([waiting.destroyed, bringing.destroyed]).toEqual([false, false]);
});

it.skipIf(process.platform !== "linux")(
  "of those who all wait for an answer one gives way to a newcomer from another address",
  async () => {
    const { server, come } = await crowded((request, response) => {
      if (request.url === "/quick") response.end("done");
    });
    const first = await come(GET);
    await once(server, "request");
    await come(GET);
    await once(server, "request");
    const newcomer = await come("GET /quick HTTP/1.1\r\nhost: a\r\n\r\n", "127.0.0.2");
    await ended(first);
    expect(await answered(newcomer)).toContain("200 OK");
  },
);

it.skipIf(process.platform !== "linux")(
  "the address that has most gives way first, however long another has waited",
  async () => {
    const { come } = await crowded(undefined, 3);
    const alone = await come("", "127.0.0.2");
    const first = await come();
    await come();
    await come(GET);
    await ended(first);
    expect(alone.destroyed).toBe(false);
  },
);
