import { Link } from "@tanstack/react-router";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { button } from "#design/controls/button.css.ts";
import { chip } from "#design/controls/chip.css.ts";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import { neighbours, others } from "./terpenes.css.ts";

/** The way to every terpene but the one that is open. */
export function TerpeneLinks({ except }: { except: string | null }) {
  return (
    <ul className={others} aria-label="Terpenes">
      {TERPENES.filter(({ slug }) => slug !== except).map(({ slug, name }) => (
        <li key={slug}>
          <Link to="/terpenes/$terpene" params={{ terpene: slug }} className={chip()}>
            <TerpeneMark terpene={slug} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
