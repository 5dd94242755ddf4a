import CircleX from "~icons/circle-x";
import Tag from "~icons/tag";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { readPrice } from "#domain/offers/reportCalls.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
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
        <bdi translate="no">{offer.sizeLabel}</bdi>
        <br />
        <bdi translate="no">{storeTitle(offer.store)}</bdi>
      </p>
      <Choice offer={offer} onDone={onDone} />
      {children}
    </Panel>
  );
}

function Choice({ offer, onDone }: Pick<ReportPanelProps, "offer" | "onDone">) {
  const now = useNow();
  const [asksPrice, askPrice] = useState(false);
  const send = (said: SaidOfOffer) => {
    onDone();
    void sendReport(offer, said);
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
            shownCents={currentPrice(inEpochMs(offer), now).cents}
            onPrice={(priceCents) => send({ kind: "other_price", priceCents })}
          />
        ) : null}
      </Stack>
    </section>
  );
}

interface PriceFormProps {
  /** The price that the visitor sees here. */
  shownCents: number;
  onPrice: (cents: number) => void;
}

function PriceForm({ shownCents, onPrice }: PriceFormProps) {
  const [typed, type] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cents = readPrice(typed);
    if (cents !== null && cents !== shownCents) return onPrice(cents);
    setError(
      cents === null
        ? "A price from $0.01 to $10,000, such as 32.50."
        : `${formatCents(cents)} is the price shown here.`,
    );
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Field
          ref={field}
          label="Price at the counter, in dollars"
          hint="Before tax, as the shelf says."
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
