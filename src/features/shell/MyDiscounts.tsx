import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { Discount } from "#domain/prices/ownSales.ts";
import { changeDiscounts, useVisitor } from "#platform/visitor.ts";
import { WEEK } from "#domain/stores/openingHours.ts";
import { group } from "./choiceGroup.css.ts";

const EVERYWHERE = [
  ["veteran", "Veteran"],
  ["student", "Student"],
  ["industry", "Works in the industry"],
] as const;

const WEEKDAYS = [
  { value: "", label: "any day" },
  ...WEEK.map((value, place) => ({
    value,
    label: new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }).format(
      // A Monday.
      Date.UTC(2024, 0, 1 + place),
    ),
  })),
] as const;

/** From which stores call somebody a senior. */
const AGES = [
  { value: "", label: "not said" },
  ...[50, 55, 60, 62, 65, 70].map((age) => ({
    value: String(age),
    label: `${String(age)} or older`,
  })),
];

const MONTHS = [
  { value: "", label: "–" },
  ...Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1),
    label: new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, place),
    ),
  })),
];

/** Sales with conditions that the visitor meets. They are ticked here, stay here, and count where they are the better price. */
export function MyDiscounts() {
  const { discounts } = useVisitor();
  const of = (kind: Discount["kind"]) => discounts.filter((own) => own.kind === kind);
  const set = (kind: Discount["kind"], own: readonly Discount[]) =>
    changeDiscounts((now) => [...now.filter((each) => each.kind !== kind), ...own]);
  const [senior] = of("senior");
  const [birthday] = of("birthday");
  return (
    <fieldset className={group}>
      <legend>My discounts</legend>
      <Stack gap={2}>
        {EVERYWHERE.map(([kind, label]) => (
          <Checkbox
            key={kind}
            checked={of(kind).length > 0}
            onChange={({ target }) => set(kind, target.checked ? [{ kind }] : [])}
          >
            {label}
          </Checkbox>
        ))}
        <Checkbox
          checked={senior !== undefined}
          onChange={({ target }) => set("senior", target.checked ? [{ kind: "senior" }] : [])}
        >
          Senior
        </Checkbox>
        {senior === undefined ? null : (
          <>
            <Select
              label="Seniors’ day"
              options={WEEKDAYS}
              value={senior.weekday ?? ""}
              onChange={(day) => {
                const { weekday: _, ...rest } = senior;
                set("senior", [day === "" ? rest : { ...rest, weekday: day }]);
              }}
            />
            <Select
              label="Your age"
              options={AGES}
              value={senior.age === undefined ? "" : String(senior.age)}
              onChange={(age) => {
                const { age: _, ...rest } = senior;
                set("senior", [age === "" ? rest : { ...rest, age: Number(age) }]);
              }}
            />
          </>
        )}
        <Select
          label="Birthday in"
          options={MONTHS}
          value={birthday?.month === undefined ? "" : String(birthday.month)}
          onChange={(month) =>
            set("birthday", month === "" ? [] : [{ kind: "birthday", month: Number(month) }])
          }
        />
        <ChainsField kind="loyalty" label="Loyalty member at" own={of("loyalty")} set={set} />
        <ChainsField kind="first_visit" label="Never been to" own={of("first_visit")} set={set} />
        <Text tone="quiet" size="sm">
          Stays on this device and is sent to no one. Discounts don’t stack: the better price
          counts. A store may ask for more at the counter.
        </Text>
      </Stack>
    </fieldset>
  );
}

interface ChainsFieldProps {
  kind: "loyalty" | "first_visit";
  label: string;
  own: readonly Discount[];
  set: (kind: Discount["kind"], own: readonly Discount[]) => void;
}

/** Names of stores as they are called on the menus. */
function ChainsField({ kind, label, own, set }: ChainsFieldProps) {
  return (
    <Field
      label={label}
      hint="Store names, separated by commas."
      autoComplete="off"
      defaultValue={own.flatMap(({ chain }) => chain ?? []).join(", ")}
      onBlur={({ target }) =>
        set(kind, [
          ...target.value
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== "")
            .map((chain) => ({ kind, chain })),
          // What was ticked at a store itself.
          ...own.filter(({ chain }) => chain === undefined),
        ])
      }
    />
  );
}
