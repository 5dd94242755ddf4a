import { PURCHASE_RULES } from "#content/limits/limits.ts";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { PROFILES, ruleInForce } from "#domain/limits/limits.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { AddByHand } from "./AddByHand.tsx";
import { BasketList } from "./BasketList.tsx";
import { ConflictsCard } from "./ConflictsCard.tsx";
import { DailyRule } from "./DailyRule.tsx";
import { DaysSupply } from "./DaysSupply.tsx";
import { changeLimits, useLimits } from "./limitsStore.ts";
import { PROFILE_TITLES } from "./limitsText.ts";
import { cards, columns, lastWord, profile as profileStyle, staysInSight } from "./limits.css.ts";
import { PossessionCard } from "./PossessionCard.tsx";

const CHOICES = PROFILES.map((value) => ({ value, label: PROFILE_TITLES[value] }));

/** A basket against Ohio's limits. All of it happens on this phone. */
export function DispensaryLimitsScreen() {
  const { profile, combined, basket } = useLimits();
  const now = useNow();
  const rule = ruleInForce(PURCHASE_RULES, profile, calendarDay(now));
  const daily = <DailyRule basket={basket} rule={rule} combined={combined} />;

  return (
    <Page
      title={SCREENS["/dispensary-limits"]}
      lead="What one person may buy in Ohio in one day, and how much of it your basket uses. Not legal advice."
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
          onChange={(chosen) => changeLimits(() => ({ profile: chosen }))}
        />
        <Text tone="quiet" size="md">
          Your choice and basket stay on this device and are sent to no one.
        </Text>
      </div>
      <div className={columns}>
        <Section title="Against the limit" className={staysInSight}>
          {profile === "adult-use" ? (
            daily
          ) : (
            <Tabs
              key={profile}
              label="Rule"
              tabs={[
                { id: "daily", title: "Daily rule", content: daily },
                {
                  id: "supply",
                  title: "Days’ supply (legacy)",
                  content: <DaysSupply basket={basket} />,
                },
              ]}
            />
          )}
        </Section>
        <Stack>
          <BasketList basket={basket} rule={rule} />
          <AddByHand />
        </Stack>
      </div>
      <div className={cards}>
        <PossessionCard basket={basket} showsBasket={profile === "adult-use"} />
        <ConflictsCard />
      </div>
      <Text tone="quiet" size="md" className={lastWord}>
        Not legal advice. Some figures come from publications, not the official text. Rules change,
        and stores may sell less: ask yours first.
      </Text>
    </Page>
  );
}
