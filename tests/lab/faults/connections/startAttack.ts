import { createInterface } from "node:readline";
import { startProgram } from "../../../support/server/serverProcess.ts";
import type { Address } from "./attackers.ts";

/** An attack that another process leads. */
export interface RunningAttack {
  /** How many connections were ended by the server, or never taken, as it was last heard. */
  ended: () => number;
  stop: () => Promise<void>;
}

/** Starts it, and waits until it has begun. @param name of an attacker */
export async function startAttack(
  name: string,
  { host, port }: Address,
  count: number,
): Promise<RunningAttack> {
  const words = [name, host, String(port), String(count)];
  const program = startProgram("tests/lab/faults/connections/attackProgram.ts", words, {});
  const { stdout } = program.process;
  if (stdout === null) throw new Error("The output is not piped.");
  let ended = 0;
  const begun = new Promise<void>((resolve) => {
    createInterface({ input: stdout }).on("line", (line) => {
      ended = Number(line);
      resolve();
    });
  });
  const tooEarly = (async () => {
    throw new Error((await program.ended).stderr);
  })();
  await Promise.race([begun, tooEarly]);
  return {
    ended: () => ended,
    async stop() {
      program.process.kill("SIGKILL");
      await program.ended;
    },
  };
}
