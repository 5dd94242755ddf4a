import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const [THEIRS, OTHERS] = [0, 1];

/** Whether processes can be kept on processors of their own here. */
const canKeep = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;

/**
 * Keeps processes on one processor while work is done. Two processors are often one core of the
 * machine, where a second is worth less the busier both are: what one process and what four do in
 * a second of theirs can be compared only if the other is as busy in both cases.
 */
export async function onTheirOwn(
  pids: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const keepOn = (processors: string) => {
    for (const pid of canKeep ? pids : [])
      spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", processors, String(pid)]);
  };
  keepOn(String(THEIRS));
  try {
    await work();
  } finally {
    keepOn(`0-${String(availableParallelism() - 1)}`);
  }
}

/** The command line of a program that leaves that processor to them. */
export const leavingTheirs = (program: string, words: readonly string[]) =>
  canKeep ? ["taskset", "--cpu-list", String(OTHERS), program, ...words] : [program, ...words];
