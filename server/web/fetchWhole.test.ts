import { createServer } from "node:http";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { fetchWhole } from "./fetchWhole.ts";

it("does not go where an answer points to", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { location: "/inside" }).end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const answer = await fetchWhole(`http://127.0.0.1:${String(address.port)}/`, undefined, 5_000);
  expect([answer.status, asked]).toEqual([302, ["/"]]);
});
