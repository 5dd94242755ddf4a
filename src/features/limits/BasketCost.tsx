import { useRegister } from "#data/register.ts";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { Text } from "#design/words/Text.tsx";
import { EXCISE } from "#state/taxes.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { basketReceipt, patientsSaving } from "#domain/prices/basketReceipt.ts";
import { isForPatientsOnly } from "#domain/prices/packagePrice.ts";
import { useNow } from "#platform/clock.ts";
import { changeSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";

/** What the basket comes to at the register, and what a patient would pay less. Loaded when something of it has a price. */
export default function BasketCost({ basket }: { basket: Basket }) {
  const visitor = useVisitor();
  const now = useNow();
  const register = useRegister(visitor, now);
  const cost = register?.hasTax === true ? basketReceipt(basket, register, now) : null;
  const less = cost?.lessForPatientsCents ?? patientsSaving(basket, EXCISE.percent, register, now);
  const onlyPatients = basket
    .filter((item) => isForPatientsOnly(item, visitor.profile !== "adult"))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div>
      <TaxSwitch
        isOn={visitor.withTax}
        onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
        words={register?.words(basket.flatMap(({ price }) => price?.store ?? [])) ?? null}
      />
      {cost === null ? (
        <Text tone="quiet" size="sm">
          Prices are before tax, from when you added each one.
        </Text>
      ) : (
        <>
          <p role="status">
            {cost.packages === 0
              ? "We don’t know the price with tax for anything in the basket."
              : `At the register ${aboutText(formatCents(cost.totalCents), true)} for ${packages(cost.packages)}, at the prices of when they were put in${cost.unpriced === 0 ? "" : `; of ${String(cost.unpriced)} no price with tax is known`}.`}
          </p>
          <Text tone="quiet" size="sm">
            Items from one store are rounded together.
          </Text>
        </>
      )}
      {onlyPatients === 0 ? null : (
        <p>
          Only patients may buy {packages(onlyPatients)} of this. No total here counts{" "}
          {onlyPatients === 1 ? "it" : "them"}.
        </p>
      )}
      {visitor.profile !== "adult" || less === 0 ? null : (
        <>
          <p>
            As a patient you would pay {aboutText(formatCents(less), true)} less: patients pay no
            excise tax
            {basket.some(({ price }) => price?.sale?.conditions === "med_only")
              ? ", and sales for patients count"
              : ""}
            .
          </p>
          <SourceLine source={EXCISE.source} />
        </>
      )}
    </div>
  );
}

const packages = (count: number) => (count === 1 ? "1 package" : `${String(count)} packages`);
