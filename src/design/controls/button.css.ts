import { globalStyle } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { hovers, radius, size, space, textSize, withMouse } from "../tokens.ts";

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    minHeight: size.target,
    border: "1px solid transparent",
    borderRadius: radius.sm,
    background: "none",
    fontWeight: 600,
    lineHeight: 1.2,
    // In very large type a button of words is as wide as the page, and its words break.
    maxWidth: "100%",
    overflowWrap: "break-word",
    textDecoration: "none",
    cursor: "pointer",
    "@media": {
      "(forced-colors: active)": { borderColor: "ButtonText" },
      "(prefers-reduced-motion: no-preference)": {
        transition: "background-color 120ms, border-color 120ms, scale 120ms",
        ":active": { scale: "0.97" },
      },
    },
  },
  variants: {
    kind: {
      primary: {
        paddingBlock: space[1],
        paddingInline: space[4],
        background: color.leaf,
        color: color.onLeaf,
        "@media": {
          [hovers]: {
            ":hover": { background: `color-mix(in oklab, ${color.leaf} 88%, ${color.ink})` },
          },
        },
      },
      /** What cannot be undone. */
      danger: {
        paddingBlock: space[1],
        paddingInline: space[4],
        background: color.danger,
        color: color.paper,
        "@media": {
          [hovers]: {
            ":hover": { background: `color-mix(in oklab, ${color.danger} 88%, ${color.ink})` },
          },
        },
      },
      secondary: {
        paddingBlock: space[1],
        paddingInline: space[4],
        borderColor: color.lineStrong,
        background: color.surface,
        color: color.ink,
        selectors: {
          '&[aria-pressed="true"]': {
            borderColor: color.leaf,
            background: color.leafSoft,
            color: color.leaf,
          },
        },
        "@media": { [hovers]: { ":hover": { background: color.sunken } } },
      },
      quiet: {
        paddingInline: space[3],
        color: color.leaf,
        "@media": { [hovers]: { ":hover": { background: color.leafSoft } } },
      },
      icon: {
        minWidth: size.target,
        color: color.ink,
        "@media": {
          // The color alone: how much of the button is painted is its place's.
          [hovers]: { ":hover": { backgroundColor: color.sunken } },
          // Larger than what is seen of it, it would draw its border across the text beside it.
          "(forced-colors: active)": { borderWidth: 0 },
        },
      },
      /** An icon with its word below it: what the icon alone does not say, or what being filled means. */
      sign: {
        flexDirection: "column",
        gap: 0,
        minWidth: size.target,
        paddingInline: space[1],
        color: color.ink,
        fontSize: textSize.xs,
        fontWeight: 550,
        lineHeight: 1,
        selectors: {
          '&[aria-pressed="true"]': { background: color.leafSoft, color: color.leaf },
        },
        "@media": { [hovers]: { ":hover": { backgroundColor: color.sunken } } },
      },
    },
  },
  defaultVariants: { kind: "secondary" },
});

/* Sign and word together leave room at the edges of a button as low as a mouse needs it. */
globalStyle(`${button.classNames.variants.kind.sign} > svg`, {
  "@media": { [withMouse]: { width: "16px", height: "16px" } },
});

export type ButtonKind = NonNullable<NonNullable<RecipeVariants<typeof button>>["kind"]>;
