import * as v from "valibot";

/** Who is signed in, for the worker: it has no identity of its own and cannot renew a token. */
const WorkerSessionSchema = v.object({ uid: v.string(), token: v.string() });
export type WorkerSession = v.InferOutput<typeof WorkerSessionSchema>;

/** The session as it lies in storage; `null` where there is none. */
export function parseWorkerSession(stored: unknown): WorkerSession | null {
  const session = v.safeParse(WorkerSessionSchema, stored);
  return session.success ? session.output : null;
}
