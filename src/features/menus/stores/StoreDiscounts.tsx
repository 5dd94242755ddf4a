import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { isSameChain, type Discount } from "#domain/prices/ownSales.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { changeDiscounts, useVisitor } from "#platform/visitor.ts";

/** What the visitor is to this store, where sales ask for it: a first guest here, a member at all stores of its name. */
export function StoreDiscounts({ store }: { store: Pick<StoreProfile, "slug" | "name"> }) {
  const { discounts } = useVisitor();
  const choices = [
    {
      label: "Loyalty member here, and at every store of this name",
      own: { kind: "loyalty", chain: store.name },
      isOwn: ({ kind, chain }) =>
        kind === "loyalty" && chain !== undefined && isSameChain(chain, store.name),
    },
    {
      label: "Never been to this store",
      own: { kind: "first_visit", store: store.slug },
      isOwn: (each) => each.kind === "first_visit" && each.store === store.slug,
    },
  ] satisfies { label: string; own: Discount; isOwn: (each: Discount) => boolean }[];
  return (
    <Stack gap={2}>
      {choices.map(({ label, own, isOwn }) => (
        <Checkbox
          key={label}
          checked={discounts.some(isOwn)}
          onChange={({ target }) =>
            changeDiscounts((now) =>
              target.checked ? [...now, own] : now.filter((each) => !isOwn(each)),
            )
          }
        >
          {label}
        </Checkbox>
      ))}
      <Text tone="quiet" size="sm">
        For sales with these conditions. Stays on this device and is sent to no one.
      </Text>
    </Stack>
  );
}
