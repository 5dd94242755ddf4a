import { capitalized } from "#domain/text/capitalized.ts";
import { useId } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import { CheckChips, ChipGroup, RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { SITE } from "#domain/site/site.ts";
import { REGION_OPTIONS } from "#domain/stores/regions.ts";
import { sectionsToday, sizesOf, type SizeToday } from "./priceToday.ts";
import { pair } from "../alerts.css.ts";

interface RuleSubjectProps {
  subject: RuleDraft;
  /** The size that the form was opened for. */
  asked: RuleDraft["size"];
  onChange: (subject: RuleDraft) => void;
}

/** What the rule is about besides its strain: each part can be let go, and then the rule is about more. */
export function RuleSubject({ subject, asked, onChange }: RuleSubjectProps) {
  const { product, size, brand, store } = subject;
  const without = (part: Partial<RuleDraft>) => () => onChange({ ...subject, ...part });
  if (!product && !brand && !store) return null;
  return (
    <Stack row gap={3}>
      {product ? (
        <RemovableChip verb="Leave out" onRemove={without({ product: null, size: null })}>
          {product.name}
        </RemovableChip>
      ) : null}
      {product && asked !== null ? (
        <ChipGroup
          legend="Size"
          choices={[
            { value: "asked", label: asked.name },
            { value: "any", label: "Any size" },
          ]}
          value={size === null ? "any" : "asked"}
          onChange={(chosen) => onChange({ ...subject, size: chosen === "any" ? null : asked })}
        />
      ) : product ? (
        <Text as="span">in any size</Text>
      ) : null}
      {brand ? (
        <RemovableChip verb="Leave out" onRemove={without({ brand: null })}>
          {brand}
        </RemovableChip>
      ) : null}
      {store ? (
        <RemovableChip verb="Leave out" onRemove={without({ store: null })}>
          {store.name}
        </RemovableChip>
      ) : null}
    </Stack>
  );
}

interface StrainFieldsProps extends RuleSubjectProps {
  /** Those that are on menus now. */
  sizes: readonly SizeToday[];
  /** The section that is chosen; `null`: any. Left out where that is chosen elsewhere. */
  section?: Section | null | undefined;
  onSection: (section: Section | null) => void;
  onType: (strain: string) => void;
}

/**
 * The strain that a rule is about, with the names of those that have a page, then of what, and in which size, among what
 * is on menus.
 */
export function StrainFields(props: StrainFieldsProps) {
  const { subject, asked, sizes, section, onSection, onType, onChange } = props;
  const id = useId();
  const known = sizesOf(sizes, section ?? null);
  // A size that no menu has now stays as long as it is the one that is asked for; of a list it is the only one to choose.
  const isGone =
    asked !== null &&
    (subject.size?.key === asked.key || sizes.length === 0) &&
    known.every(({ key }) => key !== asked.key);
  const choices = isGone ? [asked, ...known] : known;
  const sections = SECTIONS.filter(
    (each) => each === section || sectionsToday(sizes).includes(each),
  );
  const chooseSection = (chosen: Section | null) => {
    onSection(chosen);
    const has = sizesOf(sizes, chosen).some(({ key }) => key === subject.size?.key);
    if (!has) onChange({ ...subject, size: null });
  };
  const sizeOptions = [
    { value: ANY, label: "Any size" },
    ...choices.map(({ key, name }) => ({ value: key, label: capitalized(name) })),
  ];
  const sizeChoice = {
    value: subject.size?.key ?? ANY,
    onChange: (chosen: string) =>
      onChange({ ...subject, size: choices.find(({ key }) => key === chosen) ?? null }),
  };
  return (
    <>
      <Field
        label="Strain"
        name="strain"
        list={id}
        autoComplete="off"
        placeholder="Any strain"
        defaultValue={subject.strain?.name ?? ""}
        onChange={(event) => onType(event.target.value)}
      />
      <datalist id={id}>
        {STRAINS.map(({ slug, name }) => (
          <option key={slug}>{name}</option>
        ))}
      </datalist>
      {choices.length === 0 && section === undefined ? null : section === undefined ? (
        <ChipGroup legend="Size" wraps {...sizeChoice} choices={sizeOptions} />
      ) : (
        <div className={pair}>
          <Select
            label="Section"
            name="section"
            options={[
              { value: ANY, label: "Any section" },
              ...sections.map((each) => ({ value: each, label: SECTION_TITLES[each] })),
            ]}
            value={section ?? ANY}
            onChange={(chosen) => chooseSection(chosen === ANY ? null : chosen)}
          />
          <Select label="Size" {...sizeChoice} options={sizeOptions} />
        </div>
      )}
    </>
  );
}

const ANY = "";

/** Of what a rule is that names nothing that is sold, or in which section that is. */
export const SectionChips = ({ chosen }: { chosen: RuleDraft["sections"] }) => (
  <CheckChips
    legend="Sections"
    name="section"
    choices={SECTIONS.map((each) => ({ value: each, label: SECTION_TITLES[each] }))}
    chosen={chosen}
  />
);

/** Where it rings for. */
export const RegionChips = ({ chosen }: { chosen: RuleDraft["regions"] }) => (
  <Stack gap={2}>
    <Text tone="quiet" size="sm">
      With none chosen, all of {SITE.state}.
    </Text>
    <CheckChips legend="Regions" name="region" choices={REGION_OPTIONS} chosen={chosen} />
  </Stack>
);
