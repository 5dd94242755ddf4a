import * as v from "valibot";

/** A UUID as the database writes it; `null` for anything else. */
export function readUuid(text: string): string | null {
  const uuid = v.safeParse(v.pipe(v.string(), v.uuid(), v.toLowerCase()), text);
  return uuid.success ? uuid.output : null;
}
