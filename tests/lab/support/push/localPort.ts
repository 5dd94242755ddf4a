import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";

/** A server that listens on this machine only. */
export interface Listening {
  port: number;
  /** Breaks its connections and ends it. */
  close: () => Promise<void>;
}

/** What this needs of a server, whatever it serves. */
type AnyServer = Pick<Server, "listening" | "address" | "close"> & NodeJS.EventEmitter;

/** Waits until a server has its port, and knows its connections so that it can be ended at once. */
export async function localPort(server: AnyServer): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  if (!server.listening) await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
