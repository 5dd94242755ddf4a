import type { Source } from "#domain/text/source.ts";

/** What a resource is about, in the order of the page. */
export const RESOURCE_GROUPS = [
  "Law",
  "Patients",
  "Safety",
  "Labels and lab reports",
  "Growing at home",
  "Past convictions",
] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];

export const AUDIENCES = ["Adults 21+", "Patients", "Families", "Growers"] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Resource {
  /** Part of an address, such as `#patient-registration`. */
  id: string;
  title: string;
  group: ResourceGroup;
  audiences: readonly Audience[];
  summary: string;
  /** What to know or do, in order. */
  points: readonly string[];
  /** What could not be established; said as plainly as the rest. */
  uncertain?: string;
  /** A number to call: as dialled, whose it is, and as read. */
  call?: { tel: string; label: string; number: string };
  sources: readonly Source[];
}
