import { useId } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import { ChipGroup, RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import type { SizeToday } from "./priceToday.ts";
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
  onType: (strain: string) => void;
}

/** The strain that a rule is about, with the names of those that have a page, and its size among those on menus. */
export function StrainFields({ subject, asked, sizes, onType, onChange }: StrainFieldsProps) {
  const id = useId();
  const known = sizes.map(({ size }) => size);
  const isKnown = asked === null || known.some(({ key }) => key === asked.key);
  const choices = isKnown ? known : [asked, ...known];
  return (
    <div className={choices.length === 0 ? undefined : pair}>
      <Field
        label="Strain"
        name="strain"
        list={id}
        autoComplete="off"
        hint="Empty means any strain."
        defaultValue={subject.strain?.name ?? ""}
        onChange={(event) => onType(event.target.value)}
      />
      <datalist id={id}>
        {STRAINS.map(({ slug, name }) => (
          <option key={slug}>{name}</option>
        ))}
      </datalist>
      {choices.length === 0 ? null : (
        <Select
          label="Size"
          options={[
            { value: ANY_SIZE, label: "Any size" },
            ...choices.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          value={subject.size?.key ?? ANY_SIZE}
          onChange={(chosen) => {
            const size = choices.find(({ key }) => key === chosen) ?? null;
            onChange({ ...subject, size });
          }}
        />
      )}
    </div>
  );
}

const ANY_SIZE = "";
