import { Link } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";

/** A strain by its name, with the way to where it is sold. */
export function StrainLink({ slug }: { slug: string }) {
  const name = strainName(slug);
  return hasPage(slug) ? (
    <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}

const NAMES: ReadonlyMap<string, string> = new Map(STRAINS.map(({ slug, name }) => [slug, name]));

/** Whether a strain has a page of its own. */
const hasPage = (slug: string): boolean => NAMES.has(slug);

/** What a strain is called; one that the genetics do not know by the words of its slug. */
export const strainName = (slug: string): string =>
  NAMES.get(slug) ??
  slug
    .split("-")
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");
