import type { Category } from "#domain/offers/categories.ts";
import { categoryIcon } from "./category.css.ts";

/** By hand, on a square of 20 × 20, each one filled shape with what is cut out of it. */
const SHAPES: Readonly<Record<Category, string>> = {
  // A blossom with six petals.
  flower: `${blossom()}M10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z`,
  // Rolled to a cone, with a band and a lit tip.
  preroll: roll(),
  infused_preroll: `${roll()}M4.6 2.2c1.5 1.9 2.5 3.1 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.5 1-2.7 2.5-4.6z`,
  // A pen with its mouthpiece, and a window in it.
  vape: "M8.4 1.5h3.2l.7 4.2H7.7zM6.4 6.9h7.2v10a1.8 1.8 0 0 1-1.8 1.8H8.2a1.8 1.8 0 0 1-1.8-1.8zM8.6 9.1v4.4h2.8V9.1z",
  // A cookie that was bitten, with three chips.
  edible:
    "M10 1.8a8.2 8.2 0 1 0 8.2 8.2 3.4 3.4 0 0 1-4.2-4A3.4 3.4 0 0 1 10 1.8zM6.8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM12.2 12a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM7.2 12.4a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z",
  // A bottle with its dropper.
  tincture:
    "M10 1.2a2 2 0 0 1 2 2v1.4H8V3.2a2 2 0 0 1 2-2zM7 5.6h6v2.1l1.7 1.9v7.2a1.9 1.9 0 0 1-1.9 1.9H7.2a1.9 1.9 0 0 1-1.9-1.9V9.6L7 7.7zM7.6 11.2v3.6h4.8v-3.6z",
  // A drop with its light.
  extract:
    "M10 1.3c3.3 4.2 5.9 7 5.9 10.9a5.9 5.9 0 0 1-11.8 0c0-3.9 2.6-6.7 5.9-10.9zM6.4 12.3a3.7 3.7 0 0 0 3.4 3.6v-1.6a2.1 2.1 0 0 1-1.9-2z",
  // A jar with its lid.
  topical:
    "M4.2 3.2h11.6a1 1 0 0 1 1 1v2.2H3.2V4.2a1 1 0 0 1 1-1zM4.2 7.6h11.6v7.2a2.4 2.4 0 0 1-2.4 2.4H6.6a2.4 2.4 0 0 1-2.4-2.4zM7 10.2v3.2h6v-3.2z",
  // A bag with its handle.
  other:
    "M3.6 7.2h12.8l.9 9.6a1.6 1.6 0 0 1-1.6 1.7H4.3a1.6 1.6 0 0 1-1.6-1.7zM6.8 6.2a3.2 3.2 0 0 1 6.4 0h-1.7a1.5 1.5 0 0 0-3 0z",
};

function blossom(): string {
  const tips = "15.6 10 12.8 14.8 7.2 14.8 4.4 10 7.2 5.2 12.8 5.2".match(/\S+ \S+/g) ?? [];
  return `M12.8 5.2${tips.map((tip) => `A3 3 0 1 1 ${tip}`).join("")}z`;
}

function roll(): string {
  return "M16.2 1.6l2.2 2.2-2.6 2.6-2.2-2.2zM12.8 5l2.2 2.2L5 16.4l-1.6.2.2-1.6zM2.6 16.6l.8.8-1.2 1.2-.8-.8z";
}

/** What kind of product it is, filled in the hue of its kind. Beside the words for it, so it is for eyes only. @param size in pixels */
export function CategoryIcon({ of, size = 20 }: { of: Category; size?: 16 | 20 }) {
  return (
    <svg
      className={categoryIcon[of]}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={SHAPES[of]} />
    </svg>
  );
}
