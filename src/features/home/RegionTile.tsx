import { COUNTIES } from "#state/counties.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import type { Region } from "#domain/stores/regions.ts";

/** Where in the state a region is: five cards of equal rows are told apart before their words are read. */
export default function RegionTile({ region }: { region: Region }) {
  return <StateDrawing lit={COUNTIES[region]} isSmall />;
}
