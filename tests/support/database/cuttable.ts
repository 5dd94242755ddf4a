import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut, as when that goes away. */
export interface Cuttable {
  port: number;
  /** Ends all connections, and takes no others. */
  cut: () => void;
  /** Takes connections again. */
  mend: () => void;
  close: () => Promise<void>;
}

/** Makes a way to a port of this machine. */
export async function cuttableWay(to: number): Promise<Cuttable> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const on = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [from, on],
      [on, from],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined).pipe(other);
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      endAll();
      server.close();
      await once(server, "close");
    },
  };
}
