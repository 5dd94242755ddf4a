import type { ReactNode } from "react";

/** Shows a part. The sample stands on the page once in each theme: `id` tells the two apart. */
export type Sample = (props: { id: string }) => ReactNode;

/** Every age on the page is counted from here. */
export const NOW = Date.parse("2026-08-14T16:00:00Z");

export const SOURCE = {
  citation: "Administrative Code 1301:18-1",
  url: "https://codes.example/administrative-code",
  checkedOn: "2026-08-14",
  basis: "official",
} as const;
