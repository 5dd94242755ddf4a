import { sizeName } from "#domain/offers/titles.ts";
import { useQueryClient } from "@tanstack/react-query";
import CircleX from "~icons/circle-x";
import Tag from "~icons/tag";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useRegister } from "#data/register.ts";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { readPrice } from "#domain/offers/reportCalls.ts";
import { atRegister, centsAtRegister } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { sendReport, type SaidOfOffer } from "./sendReport.ts";

interface ReportPanelProps {
  offer: StoreOffer;
  /** In a sheet of its own, or as a part of the offer's. */
  look: "sheet" | "part";
  onDone: () => void;
  /** What else may be said, in the sheet of its own. */
  children?: ReactNode;
}

/** "Not there" and "Other price", for who stands at the counter: one tap, or one field. */
export default function ReportPanel(props: ReportPanelProps) {
  const { offer, look, onDone, children } = props;
  if (look === "part") return <Choice offer={offer} onDone={onDone} />;
  return (
    <Panel title={offer.product.name} onClose={onDone}>
      <p>
        <bdi translate="no">{sizeName(offer)}</bdi>
        <br />
        <bdi translate="no">{storeTitle(offer.store)}</bdi>
      </p>
      <Choice offer={offer} onDone={onDone} />
      {children}
    </Panel>
  );
}

function Choice({ offer, onDone }: Pick<ReportPanelProps, "offer" | "onDone">) {
  const client = useQueryClient();
  const [asksPrice, askPrice] = useState(false);
  const send = (said: SaidOfOffer) => {
    onDone();
    void sendReport(offer, said, client);
  };
  return (
    <section aria-label="At the counter">
      <Stack gap={2}>
        <Text tone="quiet" size="sm">
          At the counter now? Say what you see.
        </Text>
        <Stack row gap={2}>
          <Button onClick={() => send({ kind: "not_there" })}>
            <CircleX size={18} aria-hidden="true" />
            Not there
          </Button>
          <Button aria-expanded={asksPrice} onClick={() => askPrice(!asksPrice)}>
            <Tag size={18} aria-hidden="true" />
            Other price
          </Button>
        </Stack>
        {asksPrice ? (
          <PriceForm
            offer={offer}
            onPrice={(priceCents) => send({ kind: "other_price", priceCents })}
          />
        ) : null}
      </Stack>
    </section>
  );
}

interface PriceFormProps {
  offer: StoreOffer;
  onPrice: (cents: number) => void;
}

function PriceForm({ offer, onPrice }: PriceFormProps) {
  const shown = useShown(offer);
  const [typed, type] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cents = readPrice(typed);
    const known = cents === null ? null : shown.say(cents);
    if (cents !== null && known === null) return onPrice(cents);
    setError(known ?? "A price from $0.01 to $10,000, such as 32.50.");
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Field
          ref={field}
          label="Price at the counter, in dollars"
          hint={shown.hint}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={error}
        />
        <div>
          <Button type="submit" kind="primary">
            Send
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/**
 * What is known of the price already, for a visitor who may see it with tax, or with a discount of their own.
 * `say`: why a figure is no other price; `null` where it is one.
 */
function useShown(offer: StoreOffer) {
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const timed = inEpochMs(offer);
  const price = currentPrice(timed, now);
  const { cents: paid, shelfCents } = atRegister(price, timed, register, now);
  const isTaxed = paid !== shelfCents;
  const hint = "Before tax, as the shelf says.";
  return {
    hint: isTaxed ? `${hint} Shown here before tax: ${formatCents(shelfCents)}.` : hint,
    say: (cents: number): string | null => {
      for (const shelf of [shelfCents, price.cents]) {
        if (cents === shelf)
          return `${formatCents(cents)} is the price shown here${isTaxed ? " before tax" : ""}.`;
        if (cents === centsAtRegister(shelf, offer, register).cents)
          return `${formatCents(cents)} is what ${formatCents(shelf)} comes to with tax.`;
      }
      return null;
    },
  };
}
