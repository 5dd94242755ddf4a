import { Checkbox } from "#design/controls/Checkbox.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { hasPrice, type RuleDraft } from "#domain/alerts/alertRules.ts";

/** What a visitor chooses: whether a lower price has to be a deal is asked apart. */
export interface Waiting {
  event: "lower" | Exclude<RuleDraft["kind"], "deal" | "price">;
  /** Of a lower price with a limit; without one it is always a deal. */
  isDealsOnly: boolean;
}

/** What a form begins with: a rule as it is, and for deals only what had a price and asked for deals. */
export function waitingOf(rule: RuleDraft): Waiting {
  const { kind } = rule;
  const event = kind === "deal" || kind === "price" ? "lower" : kind;
  return { event, isDealsOnly: kind === "deal" && hasPrice(rule) };
}

/** The kind of the rule that a form asks for. */
export function kindOf(
  { event, isDealsOnly }: Waiting,
  rule: Pick<RuleDraft, "store" | "maxCents" | "maxUnit">,
): RuleDraft["kind"] {
  // What is new is new at a store; one that was left out leaves a rule about prices.
  const isLower = event === "lower" || (event === "new_at_store" && rule.store === null);
  if (!isLower) return event;
  return isDealsOnly || !hasPrice(rule) ? "deal" : "price";
}

const EVENTS = [
  { value: "lower", label: "A lower price" },
  { value: "restock", label: "Back in stock" },
  { value: "new_at_store", label: "New at this store" },
] as const;

interface RingForProps {
  waiting: Waiting;
  /** Whether a price has been typed. */
  isPriced: boolean;
  /** The store that asks no more than that today; `null`: none is known to. */
  within: string | null;
  isAtStore: boolean;
  onChange: (waiting: Waiting) => void;
}

/** What a rule rings for, with what that means, so that nobody waits for what does not come. */
export function RingFor(props: RingForProps) {
  const { waiting, isPriced, isAtStore, onChange } = props;
  const { event, isDealsOnly } = waiting;
  return (
    <Stack gap={1}>
      <ChipGroup
        legend="Alert me to"
        wraps
        choices={EVENTS.filter(({ value }) => value !== "new_at_store" || isAtStore)}
        value={event}
        onChange={(chosen) => onChange({ ...waiting, event: chosen })}
      />
      {/* Without a price there is nothing to choose: it is said, and no box stands there that cannot be ticked. */}
      {event === "lower" && isPriced ? (
        <Checkbox
          checked={isDealsOnly}
          onChange={({ target }) => onChange({ ...waiting, isDealsOnly: target.checked })}
        >
          Only when it is a real deal
        </Checkbox>
      ) : null}
      <Text tone="quiet" size="sm">
        {meaningOf(props)}
      </Text>
    </Stack>
  );
}

function meaningOf({ waiting: { event, isDealsOnly }, isPriced, within }: RingForProps): string {
  if (event === "restock")
    return "What a store’s whole menu did not have for a day or longer, and has again.";
  if (event === "new_at_store")
    return "What the store has for the first time. Another size is not new.";
  if (!isPriced)
    return "No price? You hear when it’s on sale: below the store’s regular or usual price.";
  const already = within === null ? null : `${within} asks no more than that already`;
  if (isDealsOnly) {
    return already === null
      ? "Only below the usual price, not an everyday price."
      : `${already}: you hear of the next sale or cut.`;
  }
  return already === null
    ? "Any price at or under that, sale or not."
    : `${already}: you hear when the next store comes down to it, or this one again.`;
}
