import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { fewAtOnce } from "./connectionGuards.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

/** A client that asks so often at once. @returns how often it was answered, and whether it was ended */
async function asking(times: number) {
  let asked = 0;
  const server = createServer(
    fewAtOnce(3, (_, response) => {
      asked += 1;
      setImmediate(() => response.end("done"));
    }),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const socket = connect(address.port, "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.on("error", () => undefined).write(GET.repeat(times));
  let text = "";
  const answers = () => text.split("done").length - 1;
  await new Promise<void>((resolve) => {
    socket.once("close", () => {
      resolve();
    });
    socket.on("data", (part: string) => {
      text += part;
      if (answers() === times) resolve();
    });
  });
  return { asked, answers: answers(), isEnded: socket.closed };
}

it("a few requests at once on a connection are all answered", async () => {
  expect(await asking(3)).toEqual({ asked: 3, answers: 3, isEnded: false });
});

it("a connection with more of them is ended, and no more of them are looked at", async () => {
  expect(await asking(100)).toMatchObject({ asked: 3, isEnded: true });
});
