import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";

/** Stores whose menus stay on the phone, by slug. Page and worker read it. */
export const PINS = { database: `${STORAGE}-pins`, store: "stores" } as const;

export const PinSchema = v.object({ slug: v.string(), name: v.string(), pinnedAt: v.number() });

/** A store whose menu stays on this phone. */
export type Pin = v.InferOutput<typeof PinSchema>;
