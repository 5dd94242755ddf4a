import * as v from "valibot";
import { CadenceSchema, CapSchema } from "./cadence.ts";
import { QuietHoursSchema } from "./quietHours.ts";

export const RINGING_PART = "ringing";

/**
 * When a phone may ring, as its visitor has chosen it. The server decides by its own copy; this one is
 * for a server that has forgotten the phone, because alerts were off for a while or because it was lost.
 */
const PhoneRingingSchema = v.object({
  quietHours: v.nullable(QuietHoursSchema),
  ...CadenceSchema.entries,
  ...CapSchema.entries,
});

export type PhoneRinging = v.InferOutput<typeof PhoneRingingSchema>;

/** The choice as it lies in storage; `null`: none was made, or none that can be read, and the usual holds. */
export function parsePhoneRinging(stored: unknown): PhoneRinging | null {
  const ringing = v.safeParse(PhoneRingingSchema, stored);
  return ringing.success ? ringing.output : null;
}
