import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { RemovableChip } from "#design/chip/RemovableChip.tsx";
import { Field } from "#design/field/Field.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { Select } from "#design/select/Select.tsx";
import { Text } from "#design/text/Text.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { stack } from "#design/stack/stack.css.ts";
import { deviceStore } from "#data/phoneStores.ts";
import { ANY_DEAL, type AlertRule, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { SECTIONS, SECTION_TITLES } from "#domain/menus/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { isPushAllowed, pushObstacle } from "#platform/worker/push.ts";
import { Choices } from "./Choices.tsx";
import { Explanation } from "../Explanation.tsx";
import { explain, refusal, type Explanation as ExplanationText } from "../refusals.ts";
import { readRuleForm, type RuleFormErrors } from "./ruleForm.ts";
import { ruleConditions, ruleTitle } from "./rules.ts";
import { newRuleId, removeRule, writeRule } from "./writeRule.ts";
import { pair } from "../alerts.css.ts";

interface RuleEditorProps {
  /** The rule to change; `null` for a new one. */
  rule: AlertRule | null;
  /** What a new one is about. */
  about?: Partial<RuleDraft>;
  onClose: () => void;
}

const UNITS = [
  { value: "g", label: "per gram" },
  { value: "100mg", label: "per 100 mg THC" },
] as const;

/** One rule in a form. Loaded when the first bell is tapped. */
export default function RuleEditor({ rule, about = ANY_DEAL, onClose }: RuleEditorProps) {
  const client = useQueryClient();
  const device = deviceStore.use();
  const start = rule ?? { ...ANY_DEAL, ...about };
  const [subject, setSubject] = useState(start);
  const [unit, setUnit] = useState(start.maxUnit?.unit ?? "g");
  const [errors, setErrors] = useState<RuleFormErrors>({});
  /** A rule whose alerts could not be turned on is kept, and trying again writes the same. */
  const [id] = useState(() => rule?.id ?? newRuleId());

  const saving = useMutation({
    mutationFn: async (draft: RuleDraft) => {
      const isSent = await writeRule(client, draft, id);
      const what = `${ruleTitle(draft)}, ${ruleConditions(draft)}`;
      toast.success(
        isSent ? `You will hear of it: ${what}.` : `Saved, and waiting to be sent: ${what}.`,
      );
      onClose();
    },
  });
  const trouble = saving.error === null ? null : explain(saving.error);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { currentTarget } = event;
    const form = readRuleForm(new FormData(currentTarget));
    setErrors("errors" in form ? form.errors : {});
    if ("errors" in form) {
      const [wrong = ""] = Object.keys(form.errors);
      currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { strain, brand, product, store } = subject;
    saving.mutate({ strain, brand, product, store, ...form.conditions });
  };

  return (
    <Panel title={rule === null ? "New deal alert" : "Deal alert"} onClose={onClose}>
      <form className={stack()} noValidate onSubmit={save}>
        <Subject subject={subject} onChange={setSubject} />
        <Choices
          legend="Regions"
          note="None chosen means all of Ohio."
          name="region"
          choices={REGIONS.map((region) => ({ value: region, label: region }))}
          chosen={start.regions}
        />
        <Choices
          legend="Sections"
          note="None chosen means every section."
          name="section"
          choices={SECTIONS.map((each) => ({ value: each, label: SECTION_TITLES[each] }))}
          chosen={start.sections}
        />
        <Field
          label="Highest price in dollars"
          name="maxPrice"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={dollars(start.maxCents)}
          error={errors.maxPrice}
        />
        <div className={pair}>
          <Field
            label="Highest unit price"
            name="maxUnitPrice"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={dollars(start.maxUnit?.cents ?? null)}
            error={errors.maxUnitPrice}
          />
          <Select label="Counted" name="unit" options={UNITS} value={unit} onChange={setUnit} />
        </div>
        <Text tone="quiet" size="md">
          You hear of real deals only: below the store’s own regular price or its 30-day median. At
          most one alert a day, none in your quiet hours.
        </Text>
        <BeforeAsking isRegistered={device !== null} trouble={trouble} />
        <Stack row gap={3}>
          <Button kind="primary" type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? "Saving …" : trouble === null ? "Save the alert" : "Try again"}
          </Button>
          {rule === null ? null : (
            <Button kind="quiet" onClick={() => void removeRule(rule.id).then(onClose)}>
              Delete
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  );
}

interface BeforeAskingProps {
  isRegistered: boolean;
  /** What the last attempt came to. */
  trouble: ExplanationText | null;
}

/** What will happen on saving, told before: the browser asks, or it is already known that it will not. */
function BeforeAsking({ isRegistered, trouble }: BeforeAskingProps) {
  const obstacle = pushObstacle();
  if (trouble !== null || obstacle !== null) {
    return <Explanation explanation={trouble ?? refusal(obstacle)} />;
  }
  return isRegistered ? null : (
    <Text tone="quiet" size="md">
      {isPushAllowed()
        ? "This site may notify you already."
        : "Your browser will ask whether this site may notify you."}
    </Text>
  );
}

interface SubjectProps {
  subject: RuleDraft;
  onChange: (subject: RuleDraft) => void;
}

/** What the rule is about: each part can be let go, and then the rule is about more. */
function Subject({ subject, onChange }: SubjectProps) {
  const { product, strain, brand, store } = subject;
  const without = (part: Partial<RuleDraft>) => () => onChange({ ...subject, ...part });
  if (!product && !strain && !brand && !store)
    return <p>Every deal that meets these conditions.</p>;
  return (
    <Stack row gap={3}>
      {product ? (
        <RemovableChip verb="Leave out" onRemove={without({ product: null })}>
          {product.name}
        </RemovableChip>
      ) : null}
      {strain ? (
        <RemovableChip verb="Leave out" onRemove={without({ strain: null })}>
          {strain.name}
        </RemovableChip>
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

const dollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));
