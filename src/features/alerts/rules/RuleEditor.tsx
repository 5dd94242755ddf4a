import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { deviceStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { ANY_DEAL, type AlertRule, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { pushObstacle } from "#platform/worker/push.ts";
import type { Section } from "#domain/offers/categories.ts";
import { BeforeAsking, Explanation } from "../Explanation.tsx";
import { explain } from "../refusals.ts";
import { sectionsToday, suggestedPrice, todayHint, todayOf, type SizeToday } from "./priceToday.ts";
import { MatchesToday } from "./MatchesToday.tsx";
import { kindOf, RingFor, waitingOf } from "./RingFor.tsx";
import { dollars, readAmount, readRuleForm, type RuleFormErrors } from "./ruleForm.ts";
import { RuleReceipt } from "./RuleReceipt.tsx";
import { RegionChips, RuleSubject, SectionChips, StrainFields } from "./RuleSubject.tsx";
import { savedWords } from "./rules.ts";
import { strainNamed } from "./strainNamed.ts";
import { newRuleId, removeRule, writeRule } from "./writeRule.ts";
import { pair } from "../alerts.css.ts";

interface RuleEditorProps {
  /** The rule to change; `null` for a new one. */
  rule: AlertRule | null;
  /** What a new one is about. */
  about?: Partial<RuleDraft>;
  /** In which sizes that is to be had, and what they cost now. */
  sizes?: readonly SizeToday[] | undefined;
  /** What it has of the list that it was asked for beside, and what a rule cannot have. */
  note?: string | undefined;
  onClose: () => void;
}

const UNITS = [
  { value: "g", label: "per gram" },
  { value: "100mg", label: "per 100 mg THC" },
] as const;

const NO_SIZES: readonly SizeToday[] = [];

/** One rule in a form. Loaded when the first bell is tapped. */
export default function RuleEditor(props: RuleEditorProps) {
  const { rule, about = ANY_DEAL, sizes = NO_SIZES, note, onClose } = props;
  const client = useQueryClient();
  const device = deviceStore.use();
  const start = rule ?? { ...ANY_DEAL, ...about };
  const [subject, setSubject] = useState(start);
  const [strainName, setStrainName] = useState(start.strain?.name ?? "");
  const [waiting, setWaiting] = useState(() => waitingOf(start));
  const [unit, setUnit] = useState(start.maxUnit?.unit ?? "g");
  const [maxCents, setMaxCents] = useState(start.maxCents);
  const [maxUnitCents, setMaxUnitCents] = useState(start.maxUnit?.cents ?? null);
  const [errors, setErrors] = useState<RuleFormErrors>({});
  /** What stands in the form, once something was changed in it. */
  const [typed, setTyped] = useState<ReturnType<typeof readRuleForm> | null>(null);
  const [wasBlocked] = useState(() => pushObstacle() === "blocked");
  /** `undefined`: what the form begins with, which its menus may still have to say. */
  const [chosenSection, setSection] = useState<Section | null | undefined>(
    rule === null ? undefined : (rule.sections[0] ?? null),
  );
  /** A rule whose alerts could not be turned on is kept, and trying again writes the same. */
  const [id] = useState(() => rule?.id ?? newRuleId());

  /** The button stands below the form, in sight however long that is. */
  const formId = useId();

  /** Whether the phone has what was to be saved; nobody has to wait for more than that. */
  const [isKept, setKept] = useState(false);
  const isThere = useIsThere();

  const saving = useMutation({
    mutationFn: async (draft: RuleDraft) => {
      const isSent = await writeRule(client, draft, id, () => setKept(true));
      toast.success(`${isSent ? "Alert saved" : "Saved, not sent yet"}: ${savedWords(draft)}.`);
      // Who went on meanwhile may have opened another one.
      if (isThere()) onClose();
    },
  });
  const trouble = saving.error === null ? null : explain(saving.error);
  const isSent = (rulesStore.use() ?? []).some(
    (each) => each.rule.id === id && each.state === "sent",
  );
  // What was given up on has come to its end after all.
  const isMended = trouble !== null && isKept && isSent;
  const onMended = useEffectEvent(() => {
    toast.success("The alert is on.");
    onClose();
  });
  useEffect(() => {
    if (isMended) onMended();
  }, [isMended]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { currentTarget } = event;
    const form = readRuleForm(new FormData(currentTarget));
    setErrors("errors" in form ? form.errors : {});
    if ("errors" in form) {
      const [wrong = ""] = Object.keys(form.errors);
      const field = currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
      field?.closest("details")?.setAttribute("open", "");
      field?.focus();
      return;
    }
    saving.mutate(draftOf(form));
  };
  const draftOf = (form: Exclude<NonNullable<typeof typed>, { errors: unknown }>): RuleDraft => {
    const { brand, product, store } = subject;
    const strain = product === null ? strainNamed(form.strain, subject.strain) : subject.strain;
    // A size of a strain goes with it; one that deals of whatever name were listed by stays.
    const isOfList = start.product === null && start.strain === null;
    const size = isOfList || product !== null || strain !== null ? subject.size : null;
    const kind = kindOf(waiting, { store, ...form.conditions });
    return { kind, strain, brand, product, size, store, ...form.conditions };
  };

  const isPriced = maxCents !== null || maxUnitCents !== null;
  const isAsAsked =
    subject.product?.code === start.product?.code && strainName === (start.strain?.name ?? "");
  // Of what is on menus, one section is chosen; of all there are, or of several, below.
  const hasSections =
    subject.product === null && sizes.length > 0 && start.sections.length <= ONE_SECTION;
  const first = sectionsToday(sizes).find((each) => each === "flower") ?? null;
  const section =
    chosenSection === undefined ? (start.strain === null ? null : first) : chosenSection;
  // Of a rule for some regions, or several sections, the cheapest may be elsewhere.
  const isAnywhere = start.regions.length === 0 && (hasSections || start.sections.length === 0);
  const today =
    isAsAsked && isAnywhere
      ? todayOf(sizes, subject.size, hasSections ? section : null)
      : undefined;
  const sections = hasSections && section !== null ? [section] : start.sections;
  const form = typed ?? { strain: strainName, conditions: { ...conditionsOf(start), sections } };
  const isWithin = today !== undefined && maxCents !== null && today.cents <= maxCents;

  if (isKept && saving.variables !== undefined) {
    const { variables: saved, error, isPending } = saving;
    return (
      <Panel title="Alert" onClose={onClose}>
        <RuleReceipt
          rule={saved}
          error={error}
          isPending={isPending}
          isRegistered={device !== null}
          wasBlocked={wasBlocked}
          onRetry={() => saving.mutate(saved)}
          onClose={onClose}
          onDelete={() => void removeRule(id).then(onClose)}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={rule === null ? "New alert" : "Alert"}
      onClose={onClose}
      foot={
        <Stack gap={2}>
          {/* Whoever cannot be rung knows it before saving. */}
          {trouble === null ? <BeforeAsking isRegistered={device !== null} /> : null}
          <Stack row gap={3}>
            <Button kind="primary" type="submit" form={formId} aria-disabled={saving.isPending}>
              {saving.isPending ? "Saving …" : trouble === null ? "Save the alert" : "Try again"}
            </Button>
            {rule === null ? null : (
              <Button kind="quiet" onClick={() => void removeRule(rule.id).then(onClose)}>
                Delete
              </Button>
            )}
          </Stack>
        </Stack>
      }
    >
      <form
        id={formId}
        className={stack()}
        noValidate
        onSubmit={save}
        onChange={({ currentTarget }) => setTyped(readRuleForm(new FormData(currentTarget)))}
      >
        {rule !== null || note === undefined ? null : (
          <Text tone="quiet" size="sm">
            {note}
          </Text>
        )}
        <RuleSubject subject={subject} asked={start.size} onChange={setSubject} />
        {/* What makes an alert about everything less stands in sight: nobody means to hear of all deals. */}
        {hasSections || (subject.product !== null && start.sections.length === 0) ? null : (
          <SectionChips chosen={start.sections} />
        )}
        {subject.product === null ? (
          <StrainFields
            subject={subject}
            asked={start.size}
            sizes={sizes}
            section={hasSections ? section : undefined}
            onSection={setSection}
            onType={setStrainName}
            onChange={setSubject}
          />
        ) : null}
        <Field
          label="Price at or under, $"
          name="maxPrice"
          inputMode="decimal"
          autoComplete="off"
          placeholder={today === undefined ? undefined : suggestedPrice(today)}
          hint={today === undefined ? undefined : todayHint(today)}
          defaultValue={dollars(start.maxCents)}
          onChange={(event) => setMaxCents(readAmount(event.target.value))}
          error={errors.maxPrice}
        />
        {/* Right below what it costs today: it says what that is worth. */}
        {"errors" in form ? null : (
          <MatchesToday rule={draftOf(form)} named={today?.store ?? null} />
        )}
        <RingFor
          waiting={waiting}
          isPriced={isPriced}
          within={isWithin ? today.store : null}
          isAtStore={subject.store !== null}
          onChange={setWaiting}
        />
        <Fold
          summary="Regions, unit price"
          open={start.regions.length > 0 || start.maxUnit !== null}
        >
          <Stack>
            <RegionChips chosen={start.regions} />
            <div className={pair}>
              <Field
                label="Unit price up to, $"
                name="maxUnitPrice"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={dollars(start.maxUnit?.cents ?? null)}
                onChange={(event) => setMaxUnitCents(readAmount(event.target.value))}
                error={errors.maxUnitPrice}
              />
              <Select label="Counted" name="unit" options={UNITS} value={unit} onChange={setUnit} />
            </div>
          </Stack>
        </Fold>
        <Fold summary="How we tell you">
          A real deal is below the store’s regular price, or what it usually asked in 30 days. All
          prices are before tax. A price rings once a store comes down to it. Alerts come as often
          as you allow, and not in quiet hours.
        </Fold>
        <Explanation explanation={trouble} />
      </form>
    </Panel>
  );
}

const conditionsOf = ({ regions, maxCents, maxUnit }: RuleDraft) => ({
  regions,
  maxCents,
  maxUnit,
});

/** As many as can be chosen above the fold. */
const ONE_SECTION = 1;

/** Tells, of a form that somebody may have closed meanwhile, whether it is still there. */
function useIsThere(): () => boolean {
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => there.current;
}
