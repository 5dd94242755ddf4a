import { Link } from "@tanstack/react-router";
import { EXAMPLE_OFFER } from "#content/introduction/introduction.ts";
import { Callout } from "#design/states/Callout.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { centsPer100Mg, centsPerGram, thcMgInPackage } from "#domain/offers/prices.ts";
import { terms } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

const { priceCents, netMg, thcPct } = EXAMPLE_OFFER;
const thcMg = thcMgInPackage({ labelledThcMg: null, netMg, totalThcPct: thcPct });
const perGram = centsPerGram(priceCents, netMg);
const per100Mg = centsPer100Mg(priceCents, thcMg);

export function ReadingMenu() {
  return (
    <Part part="menu">
      <dl className={terms}>
        <dt>2.83 g</dt>
        <dd>
          A “tenth” of an ounce, the usual size in Ohio. 5.66, 14.15 and 28.3 g are two, five and
          ten of them.
        </dd>
        <dt>$/g</dt>
        <dd>The price of a gram, for flower, vapes and extracts.</dd>
        <dt>$/100 mg</dt>
        <dd>
          The price of 100 mg of THC, wherever the THC is known. It compares prices, not effects,
          and says nothing across categories.
        </dd>
        <dt>“from”</dt>
        <dd>The label gives a range. The lower figure counts, so that nothing looks too cheap.</dd>
        <dt>Conditions</dt>
        <dd>
          “2 for”, first visit, members, patients only: printed beside the price and never counted
          into it. Unit prices are what every adult pays now, before tax.
        </dd>
        <dt>Deal</dt>
        <dd>
          Below that store’s own regular price, or below its own median of 30 days. A low price
          alone is no deal.
        </dd>
      </dl>
      {thcMg === null || perGram === null || per100Mg === null ? null : (
        <Callout tone="leaf">
          <strong>For example:</strong> {formatCents(priceCents)} for {netMg / 1_000} g with{" "}
          {thcPct}% THC. That is {thcMg.toFixed(1)} mg of THC,{" "}
          <strong>{formatCents(perGram)}/g</strong> and{" "}
          <strong>{formatCents(per100Mg)}/100 mg</strong>.
        </Callout>
      )}
      <p className="no-print">
        How far a basket goes towards a day’s limit is counted on{" "}
        <Link to="/dispensary-limits">Dispensary Limits</Link>.
      </p>
    </Part>
  );
}
