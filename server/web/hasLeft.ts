import type { Context } from "hono";
import * as v from "valibot";

/** What Hono's Node server hands over beside the request. */
const BindingsSchema = v.object({
  incoming: v.object({ complete: v.boolean(), destroyed: v.boolean() }),
});

/** Whether who asks has gone away, or been sent away, in the middle of the request. */
export function hasLeft(c: Context): boolean {
  const bindings = v.safeParse(BindingsSchema, c.env);
  if (!bindings.success) return false;
  const { complete, destroyed } = bindings.output.incoming;
  return destroyed && !complete;
}
