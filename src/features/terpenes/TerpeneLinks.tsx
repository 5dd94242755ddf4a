import { Link } from "@tanstack/react-router";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { button } from "#design/controls/button.css.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { neighbours, others, tile, tileName } from "./terpenes.css.ts";

/** The way to every terpene but the one that is open: its flower of one color, its name, and what it smells of. */
export function TerpeneLinks({ except }: { except: string | null }) {
  return (
    <ul className={others} aria-label="Terpenes">
      {FLOWERS.filter(({ slug }) => slug !== except).map(({ slug, name, smell, shares }) => (
        <li key={slug}>
          <Link to="/terpenes/$terpene" params={{ terpene: slug }} className={tile}>
            <StrainStamp name={slug} terpenes={shares} />
            <span>
              <span className={tileName}>{name}</span>
              <small>{smell}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Each with its label of one line, which is made once: drawings are remembered by it. */
const FLOWERS = TERPENES.map(({ slug, name, aroma }) => ({
  slug,
  name,
  smell: aroma.slice(0, 2).join(", "),
  shares: { [slug]: 1 },
}));

/** The terpenes before and after it, by name. */
export function Neighbours({ slug }: { slug: string }) {
  const place = TERPENES.findIndex((terpene) => terpene.slug === slug);
  const before = place > 0 ? TERPENES[place - 1] : undefined;
  const after = TERPENES[place + 1];
  return (
    <nav aria-label="Terpenes before and after" className={neighbours}>
      {before ? (
        <Link
          to="/terpenes/$terpene"
          params={{ terpene: before.slug }}
          rel="prev"
          className={button({ kind: "secondary" })}
        >
          <ArrowLeft aria-hidden="true" />
          <span className="visually-hidden">Previous: </span>
          {before.name}
        </Link>
      ) : null}
      {after ? (
        <Link
          to="/terpenes/$terpene"
          params={{ terpene: after.slug }}
          rel="next"
          className={button({ kind: "secondary" })}
        >
          <span className="visually-hidden">Next: </span>
          {after.name}
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  );
}
