import { connect, type Socket } from "node:net";

/** Where the server listens. */
export interface Address {
  host: string;
  port: number;
}

/** Connections that do harm. */
export interface Attack {
  /** How many have heard that the server has ended them; who reads nothing does not hear it. */
  ended: () => number;
  stop: () => void;
}

/** Whoever does harm in one way. */
export interface Attacker {
  name: string;
  /** What is to be seen of it, for the table. @param count of connections */
  words: (count: number) => string;
  begin: (address: Address, count: number) => Attack;
}

/** Opens many connections; each does what `begin` says once it is open. */
function manyConnections(
  { host, port }: Address,
  count: number,
  begin: (socket: Socket) => void,
): Attack {
  let ended = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host, port, allowHalfOpen: true });
    socket.once("connect", () => {
      begin(socket);
    });
    socket.on("error", () => undefined);
    // Either may come first, and the other never.
    let isEnded = false;
    const end = () => {
      if (!isEnded) ended += 1;
      isEnded = true;
    };
    socket.once("end", end).once("close", end);
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

/** Sends a little every second, for as long as the connection lasts. */
function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1_000);
  socket.once("close", () => {
    clearInterval(timer);
  });
}

/** Clients that send their headers a byte at a time, and never all. */
const slowLoris: Attacker = {
  name: "slow loris",
  words: (count) => `${String(count)} clients, a byte of headers a second`,
  begin: (address, count) =>
    manyConnections(address, count, (socket) => {
      socket.write("GET /api/stores HTTP/1.1\r\nhost: a\r\nx-slow: ");
      trickle(socket, "a");
    }),
};

/** The same with the body of a write. */
const slowBodies: Attacker = {
  name: "slow bodies",
  words: (count) => `${String(count)} clients, a byte a second`,
  begin: (address, count) =>
    manyConnections(address, count, (socket) => {
      const headers = "host: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n";
      socket.write(`POST /api/feedback HTTP/1.1\r\n${headers}{`);
      trickle(socket, " ");
    }),
};

/** Connections on which nothing is said. */
const idle: Attacker = {
  name: "idle connections",
  words: (count) => `${String(count)} connections`,
  begin: (address, count) => manyConnections(address, count, () => undefined),
};

/** The largest answer, in its largest form. */
const ALL_MENUS = "GET /api/menus HTTP/1.1\r\nhost: a\r\n\r\n";

/** Clients that ask for the largest answer and read nothing of it. */
const unread: Attacker = {
  name: "answers that nobody reads",
  words: (count) => `${String(count)} clients, all menus uncompressed`,
  begin: (address, count) =>
    manyConnections(address, count, (socket) => {
      socket.pause();
      socket.write(ALL_MENUS);
    }),
};

const ASKED_AT_ONCE = 50;

/** The same, many times on each connection. */
const pipelined: Attacker = {
  name: "many answers that nobody reads",
  words: (count) => `${String(count)} clients, ${String(ASKED_AT_ONCE)} times all menus each`,
  begin: (address, count) =>
    manyConnections(address, count, (socket) => {
      socket.pause();
      socket.write(ALL_MENUS.repeat(ASKED_AT_ONCE));
    }),
};

/** Clients that ask, end their half, and read no answer. */
const halfClosed: Attacker = {
  name: "half-closed sockets",
  words: (count) => `${String(count)} that read nothing`,
  begin: (address, count) =>
    manyConnections(address, count, (socket) => {
      socket.pause();
      socket.end(ALL_MENUS);
    }),
};

const MEGABYTE = 1_024 * 1_024;
const PIECE = Buffer.alloc(MEGABYTE, " ");
const PIECES = 50;

/** Bodies of 50 MB to a call that takes 64 kB; some say so before, some do not. */
const hugeBodies: Attacker = {
  name: "bodies of 50 MB",
  words: (count) => `${String(count)} clients`,
  begin: (address, count) => {
    let turn = 0;
    return manyConnections(address, count, (socket) => {
      turn += 1;
      const isChunked = turn % 2 === 1;
      const length = isChunked
        ? "transfer-encoding: chunked"
        : `content-length: ${String(PIECES * MEGABYTE)}`;
      const headers = `host: a\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
      socket.write(`POST /api/feedback HTTP/1.1\r\n${headers}`);
      let left = PIECES;
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
  },
};

/** All of them, and by how much fewer connections one takes than others. */
export const ATTACKERS: readonly (Attacker & { share: number })[] = [
  { ...slowLoris, share: 1 },
  { ...slowBodies, share: 1 },
  { ...idle, share: 1 },
  { ...unread, share: 1 },
  { ...pipelined, share: 1 },
  { ...halfClosed, share: 1 },
  { ...hugeBodies, share: 1 / 250 },
];
