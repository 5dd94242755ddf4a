import { useId } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import { ChipGroup, RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";

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

/** The strain that a rule is about, with the names of those that have a page. */
export function StrainField({ strain }: Pick<RuleDraft, "strain">) {
  const id = useId();
  return (
    <>
      <Field
        label="Strain"
        name="strain"
        list={id}
        autoComplete="off"
        hint="Empty means any strain."
        defaultValue={strain?.name ?? ""}
      />
      <datalist id={id}>
        {STRAINS.map(({ slug, name }) => (
          <option key={slug}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
