import { POSSESSION_RULE } from "#content/limits/limits.ts";
import { HOME_GROW_FACTS, POSSESSION_FACTS } from "#content/limits/limitsFacts.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { Meter } from "#design/words/Meter.tsx";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { assessPossession } from "#domain/limits/limitsPossession.ts";
import { Facts } from "./Facts.tsx";
import { gramsText, measureText } from "./limitsText.ts";
import { card } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";

interface PossessionCardProps {
  basket: Basket;
  /** The weights are those of the rule for adults; patients have other rules for having it. */
  showsBasket: boolean;
}

/** Having it and growing it are limits of their own. */
export function PossessionCard({ basket, showsBasket }: PossessionCardProps) {
  const { plant, extract, uncounted } = assessPossession(basket, POSSESSION_RULE);
  const isLeast = uncounted.length > 0;
  return (
    <Card title="Possession and home grow" className={`${card} no-print`}>
      <p>
        Adults from 21 on: <strong>{POSSESSION_RULE.plantOz} oz</strong> in any form but extract,
        and <strong>{POSSESSION_RULE.extractG} g</strong> of extract.
      </p>
      <SourceLine source={POSSESSION_RULE.source} />
      {showsBasket ? (
        <>
          <Meter
            label="This basket: plant material"
            amount={`${gramsText(plant.used)} of ${gramsText(plant.limit)}`}
            note={measureText(plant, "g", isLeast)}
            share={plant.share}
            tone={plant.state}
          />
          <Meter
            label="This basket: extract, by weight"
            amount={`${gramsText(extract.used)} of ${gramsText(extract.limit)}`}
            note={measureText(extract, "g", isLeast)}
            share={extract.share}
            tone={extract.state}
          />
          <Text tone="quiet" size="md">
            Buying counts THC, having counts weight: neither is turned into the other. Vapes count
            here as extract by their net weight, which is our reading. For edibles, tinctures,
            topicals and infused pre-rolls no weight that counts was found; what you have at home
            counts as well.
          </Text>
        </>
      ) : (
        <Text tone="quiet" size="md">
          Patients and caregivers have other rules, not counted here.
        </Text>
      )}
      <Facts facts={POSSESSION_FACTS} />
      <h3>Home grow</h3>
      <Facts facts={HOME_GROW_FACTS} />
    </Card>
  );
}
