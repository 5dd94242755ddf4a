import { STRAINS } from "#content/strains/strains.ts";
import { nearestNamed } from "#domain/strains/spelledNames.ts";
import { StrainRows } from "../list/StrainRows.tsx";
import { stack } from "../genetics.css.ts";

const MOST = 6;

/** Strains whose names are nearest to what was wanted; nothing when none is near. */
export function NearestStrains({ wanted }: { wanted: string }) {
  const nearest = nearestNamed(STRAINS, wanted, MOST);
  if (nearest.length === 0) return null;
  return (
    <section className={stack} aria-labelledby="nearest">
      <h2 id="nearest">Nearest names</h2>
      <StrainRows strains={nearest} label="Nearest names" />
    </section>
  );
}
