import { largeQueries } from "#data/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { HarvestSheet } from "./HarvestSheet.tsx";
import type { SheetProps } from "./PaperSheet.tsx";
import { knownStrain, labelledTerpenes } from "./knownStrains.ts";

interface HarvestOfStrainProps extends SheetProps {
  /** For strains without labels. */
  common: readonly string[];
}

/** The same sheet with the terpenes of the strain's own labels, by the server or by a saved answer. */
export default function HarvestOfStrain({ common, ...props }: HarvestOfStrainProps) {
  const strain = knownStrain(props.plant.strainName);
  const offers = useQuery({
    ...largeQueries.strainOffers(strain?.slug ?? ""),
    enabled: strain !== null,
  });
  const own = offers.data === undefined ? [] : labelledTerpenes(offers.data.table);
  return (
    <HarvestSheet
      {...props}
      terpenes={own.length > 0 ? own : common}
      areOfLabels={own.length > 0}
    />
  );
}
