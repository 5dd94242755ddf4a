import { Link } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";
import { ON_NO_SHELF, useLabelsOfStrains } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { byAvailability } from "#domain/strains/strainShelves.ts";
import { StrainPlates } from "./StrainPlates.tsx";

/** Three, four or six beside each other end in a full row. */
const MOST = 12;

/** The strains that most stores have now, as plates. Nothing while that is not known, and where none has any. */
export default function MostAvailable() {
  const labelsOf = useLabelsOfStrains();
  const shelfOf = (slug: string) => labelsOf(slug) ?? ON_NO_SHELF;
  const strains = STRAINS.filter(({ slug }) => shelfOf(slug).stores > 0)
    .toSorted(
      (a, b) =>
        byAvailability(shelfOf(a.slug), shelfOf(b.slug)) || a.name.localeCompare(b.name, "en"),
    )
    .slice(0, MOST);
  if (strains.length === 0) return null;
  return (
    <Section title="Most available now">
      <StrainPlates strains={strains} label="Strains in most stores" />
      <p>
        <Link to="/strain-genetics" search={{ sort: "menus" }} className={button()}>
          All by number of stores
        </Link>
      </p>
    </Section>
  );
}
