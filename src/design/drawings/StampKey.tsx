import type { MarketedType } from "#domain/offers/categories.ts";
import { MARKETED_TYPE_TITLES, terpeneName, terpeneSlug } from "#domain/offers/titles.ts";
import { Panel } from "../surfaces/Panel.tsx";
import { Text } from "../words/Text.tsx";
import { petal, petals, picture } from "./stampKey.css.ts";
import { STAMP_WORDS } from "./stampWords.ts";
import { StrainStamp } from "./StrainStamp.tsx";
import { drawStamp, type TerpeneShares } from "./strainStamp.ts";
import { TerpeneMark } from "./TerpeneMark.tsx";

export interface StampKeyProps {
  /** As the stamp takes it. */
  name: string;
  terpenes: TerpeneShares | null;
  type: MarketedType | "unknown" | null;
  /** Whether shares are what one label prints, or what all labels of a strain have in common, the largest 100. */
  of: "label" | "strain";
  onClose: () => void;
}

/** What a stamp shows: each terpene of its petals with its color and its share. Loaded when it is opened. */
export default function StampKey({ name, terpenes, type, of, onClose }: StampKeyProps) {
  const drawn = terpenes === null ? [] : drawStamp(terpenes, name).petals;
  const named = drawn.flatMap(({ terpene }) => terpene ?? []);
  const hasShares = named.some((each) => (terpenes?.[each] ?? 0) > 0);
  return (
    <Panel title="What this drawing shows" onClose={onClose}>
      <div className={picture}>
        <StrainStamp size={160} name={name} terpenes={terpenes} type={type} />
        <bdi translate="no">{name}</bdi>
      </div>
      {named.length === 0 ? (
        <p>{outlineText(type)}</p>
      ) : (
        <ul className={petals} aria-label="Petals">
          {named.map((each) => (
            <li key={each} className={petal}>
              <TerpeneMark terpene={each} />
              <span>{terpeneName(terpeneSlug(each))}</span>
              <Share share={terpenes?.[each] ?? null} terpene={each} of={of} />
            </li>
          ))}
        </ul>
      )}
      <p>{STAMP_WORDS}</p>
      {named.length === 0 ? null : (
        <Text tone="quiet" size="sm">
          {hasShares ? SHARES[of] : NAMES_ALONE}
        </Text>
      )}
    </Panel>
  );
}

interface ShareProps extends Pick<StampKeyProps, "of"> {
  terpene: string;
  share: number | null;
}

/** How much of it: what a label prints, or beside the largest, where a percentage would look like what is in the jar. */
function Share({ terpene, share, of }: ShareProps) {
  if (share === null) return <span>no amount given</span>;
  const percent = `${String(Number(share.toFixed(2)))}%`;
  if (of === "label") return <span>{percent}</span>;
  return (
    <span>
      <TerpeneMark terpene={terpene} part={share / 100} />
      <span className="visually-hidden">
        {share === 100 ? "the largest" : `${percent} of the largest`}
      </span>
    </span>
  );
}

const SHARES = {
  label: "Percent by weight, from the label on this page.",
  strain: "What the labels of this strain on menus have in common. The longest is the most.",
} as const;
const NAMES_ALONE =
  "These labels name terpenes without numbers, so the length of a petal means nothing here.";

function outlineText(type: StampKeyProps["type"]): string {
  const tint =
    type === null || type === "unknown" || type === "cbd"
      ? "Brown lines: not known as indica, sativa or hybrid"
      : `The color of its lines says what it’s sold as: ${MARKETED_TYPE_TITLES[type].toLowerCase()}`;
  return `No label that is known here names its terpenes. ${tint}; that says nothing about the plant.`;
}
