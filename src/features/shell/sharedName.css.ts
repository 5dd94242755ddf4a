import { globalStyle } from "@vanilla-extract/css";

/** The kind of view transition in which a name goes over to the next screen. */
export const SHARED_TYPE = "shared-name";

/** Marks what goes over: `name` or `stamp`, one of each. */
export const SHARED = "data-shared";

/* Only while it goes on, so that no other change of the page finds two of them. */
const during = `html:active-view-transition-type(${SHARED_TYPE})`;
const old = "::view-transition-old";
const next = "::view-transition-new";

globalStyle(`${during} [${SHARED}=name]`, { viewTransitionName: "shared-name" });
globalStyle(`${during} [${SHARED}=stamp]`, { viewTransitionName: "shared-stamp" });

/* The page arrives as the visitor has chosen, and takes taps meanwhile. */
globalStyle(`${during}::view-transition`, { pointerEvents: "none" });
globalStyle(`${during}${old}(root), ${during}${next}(root)`, { animation: "none" });
globalStyle(`${during}${old}(root)`, { display: "none" });
globalStyle(`${during}::view-transition-group(*)`, {
  animationDuration: "200ms",
  animationTimingFunction: "ease-out",
});
/* Letters keep their form while they grow. */
globalStyle(`${during}${old}(shared-name), ${during}${next}(shared-name)`, {
  width: "auto",
  height: "100%",
});
