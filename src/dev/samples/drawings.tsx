import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { CountyTile } from "#design/drawings/CountyTile.tsx";
import { Mark } from "#design/drawings/Mark.tsx";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import SpotDrawing from "#design/drawings/SpotDrawing.tsx";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import StampKey from "#design/drawings/StampKey.tsx";
import { StampButton } from "#design/drawings/StampButton.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import { PanelButton } from "#design/surfaces/PanelButton.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { color } from "#design/theme.css.ts";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import type { Sample } from "./sample.ts";

const LABELS = {
  "OG Kush": { myrcene: 0.6, limonene: 0.45, caryophyllene: 0.4 },
  "Jack Herer": { terpinolene: 0.9, caryophyllene: 0.3, ocimene: 0.2, pinene: 0.15 },
  "Ice Cream Cake": { linalool: 0.8, limonene: 0.3, caryophyllene: 0.5 },
  "White Widow": null,
};
const TYPES = ["indica", "sativa", "hybrid", "unknown"] as const;
const SPOTS = ["emptyList", "noSignal", "noMenu", "notFound", "waiting"] as const;
const LOOKS = ["filled", "hollow", "dashed"] as const;

const COUNTIES = ["Adams", "Cuyahoga", "Franklin", "Ottawa"];

function KeyOfNames({ onClose }: { onClose: () => void }) {
  return (
    <StampKey
      name="Jealousy"
      terpenes={{ caryophyllene: null, limonene: null }}
      type="hybrid"
      of="strain"
      onClose={onClose}
    />
  );
}

/** Pictures that are made here, of data or by hand. */
export const DRAWINGS: Readonly<Record<string, Sample>> = {
  StrainStamp: () => (
    <Stack row>
      {Object.entries(LABELS).map(([name, terpenes]) => (
        <div key={name}>
          <StrainStamp size={160} name={name} terpenes={terpenes} />
          <StrainStamp name={name} terpenes={terpenes} />
          {name}
        </div>
      ))}
    </Stack>
  ),
  "StrainStamp without a label": () => (
    <Stack row>
      {TYPES.map((type) => (
        <div key={type}>
          <StrainStamp size={96} name="White Widow" terpenes={null} type={type} />
          <StrainStamp name="White Widow" terpenes={null} type={type} />
          {type}
        </div>
      ))}
    </Stack>
  ),
  StampButton: () => (
    <div style={{ width: "120px" }}>
      <StampButton name="OG Kush" terpenes={LABELS["OG Kush"]} type="hybrid" of="label" />
    </div>
  ),
  StampKey: () => (
    <PanelButton label="What a drawing of names alone shows" panel={KeyOfNames}>
      Key
    </PanelButton>
  ),
  TerpeneMark: () => (
    <Stack>
      {["limonene", "caryophyllene", "pinene", "linalool", "humulene", "myrcene", "sabinene"].map(
        (each, at) => (
          <div key={each}>
            <TerpeneMark terpene={each} /> {each}
            <TerpeneMark terpene={each} part={1 - at / 8} />
          </div>
        ),
      )}
    </Stack>
  ),
  CategoryIcon: () => (
    <Stack row>
      {CATEGORIES.map((each) => (
        <span key={each}>
          <CategoryIcon of={each} />
          {CATEGORY_TITLES[each]}
        </span>
      ))}
    </Stack>
  ),
  RowStamp: () => (
    <Stack row>
      {Object.entries(LABELS).map(([name, terpenes]) => (
        <RowStamp
          key={name}
          product={{ name, strainName: name, marketedType: null }}
          terpenes={terpenes}
        />
      ))}
    </Stack>
  ),
  StateDrawing: () => (
    <div style={{ width: "8rem", background: color.pine }}>
      <StateDrawing lit={COUNTIES} />
      <div style={{ width: "2rem", background: color.surface }}>
        <StateDrawing lit={COUNTIES} isSmall />
      </div>
    </div>
  ),
  CountyTile: () => (
    <Stack row>
      {COUNTIES.map((county, at) => (
        <span key={county}>
          <CountyTile county={county} look={LOOKS[at % LOOKS.length]} />
          {county}
        </span>
      ))}
    </Stack>
  ),
  SpotDrawing: () => (
    <Stack row>
      {SPOTS.map((each) => (
        <SpotDrawing key={each} of={each} />
      ))}
    </Stack>
  ),
  Mark: () => (
    <Stack row>
      <Mark />
      <Mark size={64} />
    </Stack>
  ),
};
