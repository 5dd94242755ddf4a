import { useId } from "react";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Meter } from "#design/words/Meter.tsx";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";
import { assess, countsTowards, type PurchaseRule } from "#domain/limits/limits.ts";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import {
  afterTick,
  allowance,
  alsoPromised,
  gauges,
  ounceDrawn,
  ouncesDrawn,
  promised,
  ruled,
  ruleFold,
  stricter,
} from "./limits.css.ts";
import { changeLimits } from "./limitsStore.ts";
import {
  STATE_TEXTS,
  allowanceOf,
  leftFigures,
  measureText,
  overText,
  restShare,
  restText,
  sublimitText,
  thcText,
  verdictText,
} from "./limitsText.ts";
import { Verdict } from "./Verdict.tsx";

interface DailyRuleProps {
  basket: Basket;
  rule: PurchaseRule;
  combined: boolean;
}

/** What is left of a day for one person, once the basket is bought. */
export function DailyRule({ basket, rule, combined }: DailyRuleProps) {
  const result = assess(basket, rule, combined);
  const { combined: both, uncounted } = result;
  const over = overText(result, combined);
  return (
    <Stack gap={3}>
      {basket.length === 0 ? null : (
        <Verdict state={result.state} title={verdictText(result, uncounted.length > 0)}>
          {over === null ? null : <p>{over}</p>}
          {uncounted.length === 0 ? null : (
            <p>
              {uncounted.length === 1 ? "1 item is" : `${String(uncounted.length)} items are`} not
              counted: see the basket.
            </p>
          )}
        </Verdict>
      )}
      {basket.length === 0 ? (
        <Allowance result={result} combined={combined} />
      ) : (
        <Gauges result={result} rule={rule} combined={combined} />
      )}
      {combined && basket.length > 0 ? (
        <Meter
          label="Both together"
          amount={
            both.state === "over"
              ? `${restShare(both)} more than one limit`
              : `${restShare(both)} of one limit left`
          }
          note={`${uncounted.length === 0 ? "Both" : both.state === "over" ? "At least: both" : "At most: both"} shares added up · ${STATE_TEXTS[both.state]}`}
          share={both.share}
          tone={both.state}
        />
      ) : null}
    </Stack>
  );
}

/** By which of two readings the basket is counted, and where the rule stands. */
export function RuleDetails({ rule, combined }: Omit<DailyRuleProps, "basket">) {
  const id = useId();
  return (
    <Stack gap={2}>
      <div className={`${stricter} no-print`}>
        <Checkbox
          isStrong
          checked={combined}
          aria-describedby={id}
          onChange={({ target }) => changeLimits(() => ({ combined: target.checked }))}
        >
          My store counts flower and the rest together
        </Checkbox>
        <Text id={id} tone="quiet" size="sm" className={afterTick}>
          Combined (stricter): some stores count flower and THC together. Ask yours.
        </Text>
      </div>
      <div className={ruleFold}>
        <Fold summary="Rule and source">
          <ul className={ruled}>
            <li>
              <strong>
                {rule.plantOz} oz of plant material and {thcText(rule.thcMg)} of all other products
                a day
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
        </Fold>
      </div>
      <Text tone="quiet" size="sm" className="no-print">
        Your choice and basket stay on this device and are sent to no one.
      </Text>
    </Stack>
  );
}

/** A day of which nothing is bought: what one may buy, as a promise. Bars would be those of something that is full. */
function Allowance({ result, combined }: Pick<GaugesProps, "result" | "combined">) {
  const { plant, inSizes, ounces, thc, packs } = allowanceOf(result);
  return (
    <div role="status" className={allowance}>
      <p>Today you may buy</p>
      <p className={promised}>
        <b>{plant}</b> of flower
      </p>
      <div className={ouncesDrawn} aria-hidden="true">
        {ounces.map((packages, ounce) => {
          const columns = Math.ceil(packages / 2);
          return (
            <span
              key={ounce}
              className={ounceDrawn}
              style={{
                flexGrow: columns,
                gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
              }}
            >
              {Array.from({ length: packages }, (_, each) => (
                <i key={each} />
              ))}
            </span>
          );
        })}
      </div>
      <p>{inSizes}</p>
      <p className={alsoPromised}>
        {combined ? "or" : "plus"} <b>{thc} THC</b> of vapes, edibles, extracts and everything else
        ({packs}){combined ? "" : ", on the same day"}
      </p>
      {combined ? null : <p>Some stores count both together. Ask yours.</p>}
      {result.sublimits.map(({ limit }) => (
        <p key={limit.what}>
          Of it at most {sublimitText(limit, limit.mg)} of {limit.what}
        </p>
      ))}
    </div>
  );
}

interface GaugesProps extends Omit<DailyRuleProps, "basket"> {
  result: ReturnType<typeof assess>;
}

/** How much of each limit is left. */
function Gauges({ result, rule, combined }: GaugesProps) {
  const { plant, thc, sublimits, uncounted } = result;
  const missing = (bucket: "plant" | "thc") =>
    uncounted.some(({ item }) => countsTowards(item.form) === bucket);
  const [plantLeft, thcLeft] = leftFigures(result, combined);
  return (
    <div role="status" className={gauges}>
      <Meter
        label="Flower and pre-rolls"
        amount={restText(plant, "g", ` (${String(rule.plantOz)} oz)`)}
        figure={plantLeft}
        note={plantLeft.note}
        said={measureText(plant, missing("plant"))}
        share={plant.share}
        tone={plant.state}
      />
      <Meter
        label="Other products, by THC"
        amount={restText(thc, "thc")}
        figure={thcLeft}
        note={thcLeft.note}
        said={measureText(thc, missing("thc"))}
        share={thc.share}
        tone={thc.state}
      />
      {sublimits.map(({ limit, measure }) => (
        <Meter
          key={limit.what}
          label={`Within it: ${limit.what}`}
          amount={restText(measure, limit.counts === "weight" ? "g" : "thc")}
          note={measureText(
            measure,
            uncounted.some(({ item }) => limit.forms.includes(item.form)),
          )}
          share={measure.share}
          tone={measure.state}
        />
      ))}
    </div>
  );
}
