import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { knownStrain } from "./knownStrains.ts";

/** The flower of a strain that the site knows, by its labels where there are any; nothing of another. */
export default function JournalStamp({ strainName }: { strainName: string }) {
  const labelsOf = useLabelsOfStrains();
  const strain = knownStrain(strainName);
  return strain === null ? null : (
    <StrainStamp size={64} name={strain.name} terpenes={labelsOf(strain.slug)?.terpenes ?? null} />
  );
}
