import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { gate } from "../../../tests/support/server/gate.ts";
import { endUnread } from "./connectionGuards.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const SILENCE_MS = 100;

/** More than the system takes off a server's hands for a client that reads nothing. */
const LARGE = Buffer.alloc(64 * 1_024 * 1_024);

/** A client of a server that answers as it is told. */
async function asking(listener: RequestListener) {
  const server = createServer(listener);
  endUnread(server, SILENCE_MS);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const socket = connect(address.port, "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(GET);
  return { socket };
}

it("who reads nothing of an answer is sent away", async () => {
  const closed = gate();
  const { socket } = await asking((_, response) => {
    response.once("close", closed.open).end(LARGE);
  });
  await closed.opened;
  let read = 0;
  socket.on("data", (text: string) => (read += text.length));
  await once(socket.resume(), "close");
  expect(read).toBeLessThan(LARGE.length);
});

it("who waits for an answer that is being made is not, however long it takes", async () => {
  const { socket } = await asking((_, response) => {
    setTimeout(() => response.end("done"), 4 * SILENCE_MS);
  });
  expect(String((await once(socket.resume(), "data"))[0])).toContain("200 OK");
});
