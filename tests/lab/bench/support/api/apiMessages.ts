import * as v from "valibot";

/** An answer as it travelled: its headers as they were sent, its body in base 64. */
const RecordingSchema = v.object({
  path: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
});
export type Recording = v.InferOutput<typeof RecordingSchema>;

/** What the benchmark tells a server's process. */
export const OrderSchema = v.variant("kind", [
  v.object({
    kind: v.literal("serve site"),
    dataDir: v.string(),
    /** PostgreSQL; the embedded database in the folder when left out. */
    databaseUrl: v.optional(v.string()),
  }),
  v.object({ kind: v.literal("serve recordings"), recordings: v.array(RecordingSchema) }),
  v.object({ kind: v.literal("report") }),
]);
export type Order = v.InferOutput<typeof OrderSchema>;

/** What it answers. Processor time is in microseconds since the process began, memory in bytes at its most. */
export const ReportSchema = v.variant("kind", [
  v.object({ kind: v.literal("listening"), url: v.string() }),
  v.object({ kind: v.literal("used"), user: v.number(), system: v.number(), memory: v.number() }),
]);
export type Report = v.InferOutput<typeof ReportSchema>;
