import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { color } from "#design/theme.css.ts";
import { from, space } from "#design/tokens.ts";

/** Who has been here before: `visits.ts` says when. */
export const LATER = "html.later &";
export const KEEPS = "html.keeps &";
export const WISHES = "html.wishes &";
/** While the document still comes, what stands in it first and is shown below: it would be pushed down by each part above. */
export const whileItComes = {
  "html.later.first-frame &": { visibility: "hidden" },
} as const;
/** Two columns on a tablet, each as narrow as a phone. */
export const besideKept = `${from.columns} and (max-width: ${SIDEBAR_DOCKS_FROM_PX - 1}px)`;
/** The same with what waits on the wishlist, and without: it or the ways stand below the kept store there. */
export const KEEPS_AND_WISHES = "html.later.keeps.wishes &";
export const KEEPS_ALONE = "html.later.keeps:not(.wishes) &";
/** The other way round: who is here for the first time. */
export const FIRST = "html:not(.later) &";

/** The cover of a first visit: on a phone from edge to edge below the bar, on a desk a piece beside the best deals. */
export const cover = { background: color.pine, color: color.onPine } as const;
/** Parts of the cover that touch meet at fractions of a pixel, where the page's own ground shone through as a line: one reaches under those around it. */
export const reachesUnder = {
  boxShadow: `0 -1px ${color.pine}, 0 1px ${color.pine}`,
} as const;
export const fromEdgeToEdge = { marginInline: `-${space[4]}`, paddingInline: space[4] } as const;
