import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** What a broken request is answered with, by the reason that Node gives; 400 for all others. */
const STATUS: Readonly<Partial<Record<string, number>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers requests that are not HTTP, stop half way or take too long, with a problem document like
 * every other error, and ends their connection. No route ever sees them whole.
 */
export function brokenRequests(server: Server): {
  refuse: (socket: Duplex, status: number) => void;
} {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => {
    answers.set(request.socket, response);
  });
  const refuse = (socket: Duplex, status: number) => {
    // Half an answer has left already, or nobody is there to read one.
    const hasBegun = answers.get(socket)?.headersSent === true && !isAnswered(answers.get(socket));
    if (hasBegun || !socket.writable) socket.destroy();
    else socket.end(problemText(status), () => socket.destroy());
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else refuse(socket, STATUS[error.code ?? ""] ?? 400);
  });
  return { refuse };
}

const isAnswered = (response: ServerResponse | undefined) => response?.writableEnded === true;

function problemText(status: number): string {
  const title = STATUS_CODES[status] ?? "Error";
  const body = JSON.stringify({ type: "about:blank", title, status });
  return [
    `HTTP/1.1 ${String(status)} ${title}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
