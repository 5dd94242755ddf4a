import { useId } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import { Field } from "#design/controls/Field.tsx";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";

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
