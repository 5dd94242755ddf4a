import { Link } from "@tanstack/react-router";
import X from "~icons/x";
import { PURCHASE_RULES } from "#state/limits.ts";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { assess, ruleInForce } from "#domain/limits/limits.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { useNow } from "#platform/clock.ts";
import { useSettings } from "#platform/settings.ts";
import { addingBar, addingWords } from "./basket.css.ts";
import { stopAdding, useIsAdding, useLimits } from "./limitsStore.ts";
import { leftFigures } from "./limitsText.ts";

/** Over a menu's lower end while the basket is filled there: what is in it, what of the day is left, and the way back. */
export function AddingBar() {
  return useIsAdding() ? <Bar /> : null;
}

function Bar() {
  const { basket, combined } = useLimits();
  const { profile } = useSettings();
  const rule = ruleInForce(PURCHASE_RULES, profile, calendarDay(useNow()));
  const left = leftFigures(assess(basket, rule, combined), combined);
  const packages = basket.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section
      data-adding=""
      aria-label="Adding to your limits basket"
      className={`${addingBar} no-print`}
    >
      <p role="status" className={addingWords}>
        <strong>
          {packages === 0 ? "Adding to your limits basket" : `Limits basket: ${String(packages)}`}
        </strong>
        {left.map(({ value, words, isOver }) => (
          <small key={words} data-over={isOver}>
            {value} {words}
          </small>
        ))}
      </p>
      <Link to="/dispensary-limits" className={button({ kind: "primary" })}>
        Done
      </Link>
      <Button kind="icon" aria-label="Stop adding" onClick={stopAdding}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
