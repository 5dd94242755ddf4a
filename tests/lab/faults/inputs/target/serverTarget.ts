import { Agent, request as requestHttp, type ClientRequest, type IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { startSite } from "../../../../support/server/site.ts";
import { startProgram } from "../../../../support/server/serverProcess.ts";
import { residentMegabytes } from "../../report/residentMegabytes.ts";
import { makeCredentials } from "./makeCredentials.ts";
import { sendBy, type Ask, type Target } from "./target.ts";

const FIXTURES = "tests/fixtures/import";
const STORE = "oak-street-akron";

/** The real product in a process of its own. */
export interface ServerTarget extends Target {
  /** Resident memory, in megabytes; `null` where the system does not tell it. */
  megabytes: () => number | null;
  /** Lines of its log at level error. */
  errors: string[];
  stop: () => Promise<void>;
}

/** Prepares a site with two stores and a menu, starts it, and signs people up. */
export async function serverTarget(scratch: string): Promise<ServerTarget> {
  const dataDir = path.join(scratch, "data");
  await run("server/cli/import.ts", [`${FIXTURES}/stores.csv`, `${FIXTURES}/menu.csv`], dataDir);
  const words = ["token", "create", "--store", STORE, "--name", "Faults"];
  const printed = await run("server/cli/admin.ts", words, dataDir);
  const secret = /occ_import_\w+/.exec(printed)?.[0];
  if (secret === undefined) throw new Error("No token was printed.");

  const errors: string[] = [];
  // One proxy, as whose clients the requests come from many addresses.
  const site = await startSite(dataDir, { TRUSTED_PROXIES: "1" }, (line) => {
    if (/"level":(?:50|60)/.test(line)) errors.push(line);
  });
  const ask = askOver(site.url);
  const credentials = await makeCredentials(ask, secret, { accounts: 40, devices: 100 });
  const description: unknown = await (await fetch(`${site.url}/api/openapi.json`)).json();
  return {
    description,
    errors,
    send: (request) => sendBy(ask, credentials, request),
    megabytes: () => residentMegabytes(site.pid),
    stop: () => site.stop(),
  };
}

async function run(program: string, words: readonly string[], dataDir: string): Promise<string> {
  const { code, stdout, stderr } = await startProgram(program, words, { DATA_DIR: dataDir }).ended;
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${stderr}`);
  return stdout;
}

/** Not by `fetch`, which takes no such methods and headers. */
function askOver(url: string): Ask {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = async (to, { method, headers, body }, address) => {
    const proxied = { ...headers, "x-forwarded-for": address };
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const call = requestHttp({
      agent,
      hostname,
      port,
      method,
      path: to,
      headers: { ...proxied, ...length },
    });
    call.end(body);
    try {
      return await answerOf(call);
    } catch (error) {
      // The server has just ended a connection that was idle: nothing of the request was read.
      if (!call.reusedSocket) throw error;
      return await ask(to, { method, headers, ...(body === undefined ? {} : { body }) }, address);
    }
  };
  return ask;
}

async function answerOf(call: ClientRequest): Promise<Response> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject);
  });
  const body = await buffer(answer);
  const { statusCode: status = 0, headers } = answer;
  const type = headers["content-type"];
  const isEmpty = body.length === 0 || status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status,
    headers: type === undefined ? {} : { "content-type": type },
  });
}
