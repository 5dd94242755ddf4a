import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import type { Command } from "../../../../../server/db/command.ts";
import { callControl } from "../../../../../server/operations/control/callControl.ts";
import { controlSocketPath } from "../../../../../server/operations/control/controlSocket.ts";
import type { Db } from "../../../../../server/db/database.ts";
import { addressOfCaller } from "../../inputs/target/target.ts";

/** What was answered, read to its end. */
export interface Answered {
  status: number;
  text: string;
}

/** A call, as the page makes it. */
export interface Call {
  path: string;
  init: { method: string; headers?: Record<string, string>; body?: string };
}

/** A site as those outside reach it. It may be gone at any moment. */
export interface Reached {
  /** Its environment, for commands beside it. */
  env: Readonly<Record<string, string>>;
  /** @returns `null` when nobody knows what became of it: there was no answer, or one of an error of the server's own */
  call: (call: Call) => Promise<Answered | null>;
  /** A command of the operator's, which is only asked while the site is well. */
  run: <Input, Output>(command: Command<Input, Output>, input: Input) => Promise<Output>;
}

/** Where a site is. */
interface Place {
  url: string;
  env: Readonly<Record<string, string>>;
  dataDir: string;
  /** The database, where others than the server may open it. */
  db: Db | null;
}

const PATIENCE_MS = 20_000;

/** Goes on when a killed site is there again: a visitor who came back at each would be one who asks too often. */
let who = 0;

/** Reaches a site as many visitors, each from another address. */
export function reach({ url, env, dataDir, db }: Place): Reached {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const ask = async ({ path, init }: Call): Promise<Answered> => {
    who += 1;
    const { method, headers, body = "" } = init;
    const proxied = { ...headers, "x-forwarded-for": addressOfCaller(who) };
    const length = { "content-length": Buffer.byteLength(body) };
    const call = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...proxied, ...length },
      timeout: PATIENCE_MS,
    });
    call.once("timeout", () => call.destroy(new Error("It was silent.")));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.once("response", resolve).once("error", reject);
      call.end(body);
    });
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  };
  return {
    env,
    async call(call) {
      const answer = await ask(call).catch(() => null);
      return answer === null || answer.status >= 500 ? null : answer;
    },
    async run(command, input) {
      if (db !== null)
        return await command.run({ db, now: Date.now, progress: () => undefined }, input);
      const socket = controlSocketPath(dataDir);
      const output = await callControl(socket, command.name, input, () => undefined);
      return v.parse(command.output, output);
    },
  };
}
