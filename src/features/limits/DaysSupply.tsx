import { SUPPLY_NOTES, SUPPLY_ORDER } from "#state/limitsSupply.ts";
import { Banner } from "#design/states/Banner.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { assessSupply, type SupplyRule } from "#domain/limits/limitsSupply.ts";
import { Facts, Verdict } from "./Verdict.tsx";
import { missingText } from "./basketText.ts";
import { STATE_TEXTS, daysText, gramsText, thcText } from "./limitsText.ts";
import { supplyTable } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";

/** The basket in days of the older medical system, of which it is not known whether it still binds: last on its page, and folded. */
export function DaysSupply({ basket, rule }: { basket: Basket; rule: SupplyRule }) {
  const { lines, days, uncounted, least } = assessSupply(basket, rule);
  const isLeast = uncounted.length > 0 || least.length > 0;
  const isOver = days.state === "over";
  return (
    <Stack>
      <Banner kind="warning">
        Days’ supply (legacy). Check with your dispensary: rule may be superseded.
      </Banner>
      <Verdict
        state={days.state}
        title={`${STATE_TEXTS[days.state]}: ${isLeast ? (isOver ? "at least " : "at most ") : ""}${isOver ? `${daysText(days.used - days.limit)} too much` : `${daysText(days.left)} left`}`}
      >
        <p>
          The basket takes {isLeast ? "at least " : ""}
          {daysText(days.used)} of the {days.limit} of a fill period, if nothing has been bought in
          it before.
        </p>
        {uncounted.map((each) => (
          <p key={each.item.id}>
            <bdi translate="no">{each.item.name}</bdi>: {missingText(each)}
          </p>
        ))}
        {least.map(({ id, name, form }) => (
          <p key={id}>
            <bdi translate="no">{name}</bdi>:{" "}
            {form === "extract"
              ? "counted as vaporization oil; to be swallowed it would be more days"
              : "no THC on file, counted as Tier I; as Tier II it would be more days"}
          </p>
        ))}
      </Verdict>
      {lines.length === 0 ? null : (
        <table className={supplyTable}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Counts</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ productId, form, name, amountMg, days: own }) => (
              <tr key={`${productId} ${form}`}>
                <th scope="row">
                  <bdi translate="no">{name}</bdi>
                </th>
                <td>
                  {form === "tier1" || form === "tier2" ? gramsText(amountMg) : thcText(amountMg)}
                </td>
                <td>{own}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length === 0 ? null : (
        <Text tone="quiet" size="sm">
          Each line you typed in counts as one product.
        </Text>
      )}
      <h3>One day of each form</h3>
      <SupplyUnits rule={rule} />
      <h3>How days are counted</h3>
      <Facts facts={SUPPLY_NOTES} />
    </Stack>
  );
}

/** What a day is, form by form. */
function SupplyUnits({ rule }: { rule: SupplyRule }) {
  const units = SUPPLY_ORDER.map((form) => rule.units[form]);
  const sources = [...new Set(units.map(({ source }) => source))];
  return (
    <>
      <table className={supplyTable}>
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col">One day</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ form, title, dayMg, ninetyDays }) => (
            <tr key={form}>
              <th scope="row">
                {title}
                <br />
                <Text as="span" tone="quiet" size="sm">
                  {ninetyDays}
                </Text>
              </th>
              <td>{form === "tier1" || form === "tier2" ? gramsText(dayMg) : thcText(dayMg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map((source) => (
        <SourceLine key={source.citation} source={source} />
      ))}
    </>
  );
}
