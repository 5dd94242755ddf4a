import { Worker, type Transferable } from "node:worker_threads";

/**
 * Starts a TypeScript module of this project in a thread of its own.
 *
 * A thread does not inherit the loader that the process was started with, so it registers its
 * own before it imports the module.
 *
 * @param workerData what the module reads as `workerData`
 */
export function startThread(
  module: URL,
  workerData: unknown,
  transferList: Transferable[] = [],
): Worker {
  const start = `import("tsx/esm/api").then(({ register }) => {
    register();
    return import(${JSON.stringify(module.href)});
  });`;
  return new Worker(start, { eval: true, workerData, transferList });
}
