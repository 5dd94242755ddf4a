import http from "node:http";
import https from "node:https";

/** An answer as it travels: nothing is unpacked. */
export interface Travelled {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Visit {
  port: number;
  isSecure: boolean;
  method?: string;
  headers?: Record<string, string>;
  body?: string | AsyncIterable<string>;
  /** The visitor's own address. */
  from?: string;
}

/** Asks this machine for an address of example.org. */
export async function visit(
  path: string,
  { body, isSecure, from, ...more }: Visit,
): Promise<Travelled> {
  const headers = { host: "example.org", ...more.headers };
  const options = { ...more, host: "127.0.0.1", path, headers, localAddress: from, agent: false };
  return await new Promise((resolve, reject) => {
    const request = isSecure
      ? https.request({ ...options, servername: "example.org", rejectUnauthorized: false })
      : http.request(options);
    request.on("error", reject).on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      answer.on("end", () => {
        const { statusCode: status = 0, headers: told } = answer;
        resolve({ status, headers: told, body: Buffer.concat(parts) });
      });
    });
    void send(request, body).catch(reject);
  });
}

async function send(request: http.ClientRequest, body: Visit["body"]): Promise<void> {
  if (typeof body === "object") {
    for await (const part of body) request.write(part);
    request.end();
  } else {
    request.end(body);
  }
}
