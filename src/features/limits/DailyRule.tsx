import { formatCalendarDate } from "#domain/time/calendar.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Meter } from "#design/words/Meter.tsx";
import { assess, countsTowards, type PurchaseRule } from "#domain/limits/limits.ts";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { changeLimits } from "./limitsStore.ts";
import {
  STATE_TEXTS,
  gramsText,
  measureText,
  roomText,
  shareText,
  sublimitText,
  thcText,
  verdictText,
} from "./limitsText.ts";
import { ruled } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Verdict } from "./Verdict.tsx";

interface DailyRuleProps {
  basket: Basket;
  rule: PurchaseRule;
  combined: boolean;
}

/** The basket against what one person may be sold on one day. */
export function DailyRule({ basket, rule, combined }: DailyRuleProps) {
  const result = assess(basket, rule, combined);
  const { combined: both, uncounted } = result;
  return (
    <Stack>
      <Verdict
        state={result.state}
        title={
          basket.length === 0
            ? "All of a day’s limit is left"
            : verdictText(result, uncounted.length > 0)
        }
      >
        <p>{roomText(result, combined)}</p>
        {uncounted.length === 0 ? null : (
          <p>
            {uncounted.length === 1 ? "1 item is" : `${String(uncounted.length)} items are`} not
            counted: see the basket.
          </p>
        )}
      </Verdict>
      {basket.length === 0 ? null : <Meters result={result} rule={rule} />}
      <div className="no-print">
        <Checkbox
          isStrong
          checked={combined}
          onChange={({ target }) => changeLimits(() => ({ combined: target.checked }))}
        >
          Combined (stricter)
        </Checkbox>
      </div>
      {combined && basket.length > 0 ? (
        <Meter
          label="Both together"
          amount={`${shareText(both)} of one limit`}
          note={`${uncounted.length > 0 ? "At least: both" : "Both"} shares added up · ${STATE_TEXTS[both.state]}`}
          share={both.share}
          tone={both.state}
        />
      ) : null}
      <Text tone="quiet" size="sm">
        Some stores apply one combined limit. Ask your store.
      </Text>
      <ul className={ruled}>
        <li>
          <strong>
            {rule.plantOz} oz of plant material and {thcText(rule.thcMg)} of all other products a
            day
            {(rule.sublimits ?? []).map(
              (limit) => `, of it at most ${sublimitText(limit, limit.mg)} of ${limit.what}`,
            )}
          </strong>
          <p>
            {rule.effectiveNote === null ? "In force since" : "Counted here from"}{" "}
            {formatCalendarDate(rule.effectiveFrom)}
            {rule.effectiveNote === null ? "." : " on."}
          </p>
          {rule.effectiveNote === null ? null : (
            <Text tone="quiet" size="sm" className="no-print">
              {rule.effectiveNote}
            </Text>
          )}
          <SourceLine source={rule.source} />
        </li>
      </ul>
    </Stack>
  );
}

/** How much of each limit a basket takes; of nothing there is nothing to measure. */
function Meters({ result, rule }: { result: ReturnType<typeof assess>; rule: PurchaseRule }) {
  const { plant, thc, sublimits, uncounted } = result;
  const missing = (bucket: "plant" | "thc") =>
    uncounted.some(({ item }) => countsTowards(item.form) === bucket);
  return (
    <>
      <Meter
        label="Plant material"
        amount={`${gramsText(plant.used)} of ${gramsText(plant.limit)} (${String(rule.plantOz)} oz)`}
        note={measureText(plant, "g", missing("plant"))}
        share={plant.share}
        tone={plant.state}
      />
      <Meter
        label="Other products, by THC"
        amount={`${thcText(thc.used)} of ${thcText(thc.limit)}`}
        note={measureText(thc, "thc", missing("thc"))}
        share={thc.share}
        tone={thc.state}
      />
      {sublimits.map(({ limit, measure }) => (
        <Meter
          key={limit.what}
          label={`Within it: ${limit.what}`}
          amount={`${sublimitText(limit, measure.used)} of ${sublimitText(limit, limit.mg)}`}
          note={measureText(
            measure,
            limit.counts === "weight" ? "g" : "thc",
            uncounted.some(({ item }) => limit.forms.includes(item.form)),
          )}
          share={measure.share}
          tone={measure.state}
        />
      ))}
    </>
  );
}
