import { Page } from "#design/surfaces/Page.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { findStrains } from "./findStrains.ts";
import { STRAIN_TYPES, type GeneticsSearch, type StrainType } from "./geneticsSearch.ts";
import { NoStrain } from "./NoStrain.tsx";
import { StrainList } from "./StrainList.tsx";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { filters, types } from "./genetics.css.ts";

export interface GeneticsScreenProps {
  search: GeneticsSearch;
  change: (changes: Partial<GeneticsSearch>) => void;
}

const ANY = "all";
const TYPES: { value: StrainType | typeof ANY; label: string }[] = [
  { value: ANY, label: "All" },
  ...STRAIN_TYPES.map((value) => ({ value, label: TYPE_TITLES[value] })),
];
const SORTS = [
  { value: "name", label: "A–Z" },
  { value: "children", label: "Most children" },
] as const;

/** All strains, by name or by how many were bred from them. */
export function StrainGeneticsScreen({ search, change }: GeneticsScreenProps) {
  const { typed, type, finish } = useTyped(search.q ?? "", (q) => change({ q: q || undefined }));
  const found = findStrains({ ...search, q: typed });
  const { sort = "name" } = search;
  return (
    <Page
      title={SCREENS["/strain-genetics"]}
      lead="Strain family trees, as breeders and strain lists report them. Not proven."
    >
      <Stack>
        <div className={`${filters} no-print`}>
          <Field
            label="Search strains"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={finish}
          />
          <Select
            label="Order"
            options={SORTS}
            value={sort}
            onChange={(chosen) => change({ sort: chosen === "children" ? chosen : undefined })}
          />
        </div>
        <div className={`${types} no-print`}>
          <ChipGroup
            legend="Sold as"
            choices={TYPES}
            value={search.type ?? ANY}
            onChange={(chosen) => change({ type: chosen === ANY ? undefined : chosen })}
          />
        </div>
        <ResultCount count={found.length} one="strain" many="strains" />
        {found.length === 0 ? (
          <NoStrain wanted={typed} onClear={() => change({ q: undefined, type: undefined })} />
        ) : (
          <StrainList strains={found} byName={sort === "name"} />
        )}
      </Stack>
    </Page>
  );
}
