import { Section } from "#design/surfaces/Section.tsx";
import { STRAINS } from "#content/strains/strains.ts";
import { nearestNamed } from "#domain/strains/spelledNames.ts";
import { StrainRows } from "./StrainRows.tsx";

const MOST = 6;

/** Strains whose names are nearest to what was wanted; nothing when none is near. */
export function NearestStrains({ wanted }: { wanted: string }) {
  const nearest = nearestNamed(STRAINS, wanted, MOST);
  if (nearest.length === 0) return null;
  return (
    <Section title="Nearest names">
      <StrainRows strains={nearest} label="Nearest names" />
    </Section>
  );
}
