import { useEffect, type ReactNode } from "react";
import { SITE } from "#domain/site/site.ts";
import { SUPPLY_RULE } from "#state/limitsSupply.ts";
import { PURCHASE_RULES, POSSESSION_RULE } from "#state/limits.ts";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay, formatCalendarDate } from "#domain/time/calendar.ts";
import { ruleInForce } from "#domain/limits/limits.ts";
import { PROFILES } from "#domain/limits/profiles.ts";
import { changeSettings, useSettings } from "#platform/settings.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { AddByHand } from "./AddByHand.tsx";
import { BasketList } from "./BasketList.tsx";
import { DailyRule, RuleDetails } from "./DailyRule.tsx";
import { DaysSupply } from "./DaysSupply.tsx";
import { stopAdding, useLimits } from "./limitsStore.ts";
import { PROFILE_TITLES, measureText, restText } from "./limitsText.ts";
import {
  cards,
  columns,
  lastWord,
  profile as profileStyle,
  quietHeading,
  staysInSight,
  card,
  folded,
  ruled,
} from "./limits.css.ts";
import { CONFLICTS, LIMIT_HISTORY, HOME_GROW_FACTS, POSSESSION_FACTS } from "#state/limitsFacts.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { Facts } from "./Verdict.tsx";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Meter } from "#design/words/Meter.tsx";
import type { Basket } from "#domain/limits/limitsBasket.ts";
import { assessPossession } from "#domain/limits/limitsPossession.ts";

const CHOICES = PROFILES.map((value) => ({ value, label: PROFILE_TITLES[value] }));

/**
 * A basket against the state's limits. All of it happens on this phone.
 *
 * @param wishes what is wished for, to be put into the basket
 */
export function DispensaryLimitsScreen({ wishes }: { wishes: ReactNode }) {
  const { profile } = useSettings();
  const { combined, basket } = useLimits();
  // Who comes here from a menu has added what they wanted.
  useEffect(stopAdding, []);
  const now = useNow();
  const rule = ruleInForce(PURCHASE_RULES, profile, calendarDay(now));
  const details = <RuleDetails rule={rule} combined={combined} />;
  const daily = <DailyRule basket={basket} rule={rule} combined={combined} />;

  return (
    <Page
      title={SCREENS["/dispensary-limits"]}
      lead={`What one person may buy in ${SITE.state} in one day, and how much of it your basket leaves. Not legal advice.`}
    >
      <PrintTitle title="Limits basket">
        {PROFILE_TITLES[profile]} · {formatDate(now)} · Not legal advice
      </PrintTitle>
      <div className={`${profileStyle} no-print`}>
        <ChipGroup
          wraps
          legend="Who is buying"
          choices={CHOICES}
          value={profile}
          onChange={(chosen) => changeSettings({ profile: chosen })}
        />
        {/* Who buys is asked here for the limits, and is known elsewhere, too. */}
        <Text role="status" tone="quiet" size="sm">
          {profile === "adult" ? null : "Menus, deals and search now show patients’ prices, too."}
        </Text>
      </div>
      <div className={columns}>
        <Stack gap={6}>
          <Section title="Against the limit" className={`${staysInSight} ${quietHeading}`}>
            {daily}
          </Section>
          <BasketList basket={basket} rule={rule} wishes={wishes} />
        </Stack>
        <Stack className={staysInSight}>
          <AddByHand />
          {details}
        </Stack>
      </div>
      <div className={cards}>
        <PossessionCard basket={basket} isAdult={profile === "adult"} />
        <HomeGrowCard />
        <ConflictsCard />
      </div>
      {profile === "adult" || SUPPLY_RULE === null ? null : (
        <details className={`${folded} no-print`}>
          <summary>Old 90-day rule</summary>
          <DaysSupply basket={basket} rule={SUPPLY_RULE} />
        </details>
      )}
      <Text tone="quiet" size="sm" className={lastWord}>
        Not legal advice. Some figures come from publications, not the official text. Rules change,
        and stores may sell less: ask yours first.
      </Text>
    </Page>
  );
}

const HISTORY = LIMIT_HISTORY.map(({ day, text, source }) => ({
  texts: [`${formatCalendarDate(day)}: ${text}`],
  source,
}));

/** What is not certain, said as such, and how the law came to be what it is. */
function ConflictsCard() {
  return (
    <Card title="Where sources disagree" className={`${card} no-print`}>
      <Text tone="quiet" size="sm">
        Some of this isn’t settled. Each question shows what the sources say and what this page
        does.
      </Text>
      <div className={ruled}>
        {CONFLICTS.map(({ question, said, done, sources }) => (
          <details key={question} className={folded}>
            <summary>{question}</summary>
            <p>{said}</p>
            <p>
              <strong>Here:</strong> {done}
            </p>
            {sources.map((source) => (
              <SourceLine key={source.citation} source={source} />
            ))}
          </details>
        ))}
        <details className={folded}>
          <summary>How were the limits set?</summary>
          <Facts facts={HISTORY} />
        </details>
      </div>
    </Card>
  );
}

interface PossessionCardProps {
  basket: Basket;
  /** The weights are those of the rule for adults; patients have other rules for having it. */
  isAdult: boolean;
}

/** Having it is a limit of its own. */
function PossessionCard({ basket, isAdult }: PossessionCardProps) {
  const { plant, extract, uncounted } = assessPossession(basket, POSSESSION_RULE);
  const isLeast = uncounted.length > 0;
  return (
    <Card title="Possession" className={`${card} no-print`}>
      {isAdult ? (
        <>
          <p>
            Adults 21 and over: <strong>{POSSESSION_RULE.plantOz} oz</strong> in any form but
            extract, and <strong>{POSSESSION_RULE.extractG} g</strong> of extract.
          </p>
          <SourceLine source={POSSESSION_RULE.source} />
          {basket.length === 0 ? null : (
            <>
              <Meter
                label="This basket: flower and pre-rolls"
                amount={restText(plant, "g")}
                note={measureText(plant, isLeast)}
                share={plant.share}
                tone={plant.state}
              />
              <Meter
                label="This basket: extract, by weight"
                amount={restText(extract, "g")}
                note={measureText(extract, isLeast)}
                share={extract.share}
                tone={extract.state}
              />
              <Text tone="quiet" size="sm">
                The buying limit counts THC, this one weight: one cannot be worked out from the
                other. We count vapes as extract, by net weight: that is how we read the rule. For
                edibles, tinctures, topicals and infused pre-rolls we found no weight that counts.
                What you have at home counts, too.
              </Text>
            </>
          )}
        </>
      ) : (
        <Text tone="quiet" size="sm">
          Patients and caregivers have other rules, not counted here.
        </Text>
      )}
      <details className={folded}>
        <summary>More rules of having it</summary>
        <Facts facts={POSSESSION_FACTS} />
      </details>
    </Card>
  );
}

/** So is growing it, which is the same for everybody. */
const HomeGrowCard = () => (
  <Card title="Home grow" className={`${card} no-print`}>
    <p>{HOME_GROW_FACTS[0]?.texts[0]}</p>
    <details className={folded}>
      <summary>All rules of growing it</summary>
      <Facts facts={HOME_GROW_FACTS} />
    </details>
  </Card>
);
