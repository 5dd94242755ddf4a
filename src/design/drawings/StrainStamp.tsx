import { Fragment } from "react";
import type { MarketedType } from "#domain/offers/categories.ts";
import {
  half,
  heart,
  oneColor,
  oneColorHalf,
  oneColorWhole,
  sepals,
  stamen,
  stamp,
  vein,
  whole,
} from "./drawings.css.ts";
import { drawStamp, type Stamp, type TerpeneShares } from "./strainStamp.ts";
import { toneClass } from "./toneClass.ts";

interface StrainStampProps {
  /** Of the strain; of the product where no strain is known. */
  name: string;
  /** What a label says; `null` for a drawing in one color. */
  terpenes: TerpeneShares | null;
  /** What it is sold as, which gives a drawing in one color its hue. */
  type?: MarketedType | "unknown" | null;
  /** In pixels: 48 in a row, 32 in one of two lines, 24 in one of one, 160 where it stands alone. */
  size?: 24 | 32 | 48 | 64 | 96 | 160;
}

/** From this size on, veins are lines and not a haze, and what grows between petals is seen as such. */
const FINE_FROM_PX = 64;

/** A strain as a printed flower, made of what its label says. Beside its name, so it is for eyes only. */
export function StrainStamp({ name, terpenes, type = null, size = 48 }: StrainStampProps) {
  const drawn = stampOf(terpenes, name);
  const isKnown = terpenes !== null && Object.keys(terpenes).length > 0;
  return (
    <svg
      className={stamp}
      width={size}
      height={size}
      viewBox="0 0 80 80"
      aria-hidden="true"
      data-stamp=""
    >
      {isKnown ? (
        <Print drawn={drawn} isFine={size >= FINE_FROM_PX} />
      ) : (
        <OneColor drawn={drawn} type={type} isFine={size >= FINE_FROM_PX} />
      )}
    </svg>
  );
}

/** By label, then by name: rows of a list that come back into sight are drawn from here. */
const drawings = new WeakMap<TerpeneShares, Map<string, Stamp>>();
const NO_LABEL: TerpeneShares = {};
/** So many names of one label, and of none, are kept. */
const MOST_KEPT = 500;

function stampOf(terpenes: TerpeneShares | null, name: string): Stamp {
  const label = terpenes ?? NO_LABEL;
  let named = drawings.get(label);
  if (named === undefined || named.size >= MOST_KEPT) {
    named = new Map();
    drawings.set(label, named);
  }
  const kept = named.get(name) ?? drawStamp(terpenes, name);
  named.set(name, kept);
  return kept;
}

function Print({ drawn, isFine }: { drawn: Stamp; isFine: boolean }) {
  return (
    <>
      {isFine ? <path className={sepals} d={drawn.sepals} /> : null}
      {drawn.petals.map((petal, at) => (
        <g key={at} className={toneClass(petal.tone)}>
          <path className={whole} d={petal.whole} />
          <path className={half} d={petal.half} />
          {isFine ? <path className={vein} d={petal.veins} /> : null}
        </g>
      ))}
      <circle className={heart} cx="40" cy="40" r="5.6" />
      <path className={stamen} d={drawn.stamens} />
    </>
  );
}

interface OneColorProps {
  drawn: Stamp;
  type: MarketedType | "unknown" | null;
  isFine: boolean;
}

/** Two rings of petals, one of them paler, in the hue of what it is sold as. */
function OneColor({ drawn, type, isFine }: OneColorProps) {
  return (
    <g className={oneColor[type === null || type === "cbd" ? "unknown" : type]}>
      {drawn.petals.map((petal, at) => {
        const ring = at === 0 ? "outer" : "inner";
        return (
          <Fragment key={at}>
            <path className={oneColorWhole[ring]} d={petal.whole} />
            <path className={oneColorHalf[ring]} d={petal.half} />
            {isFine ? <path className={vein} d={petal.veins} /> : null}
          </Fragment>
        );
      })}
      <circle className={heart} cx="40" cy="40" r="5.6" />
      <path className={stamen} d={drawn.stamens} />
    </g>
  );
}
