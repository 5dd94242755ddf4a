import { adultUseLines, patientLines } from "#content/introduction/introduction.ts";
import { PURCHASE_RULES } from "#content/limits/limits.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { ruleInForce, type Profile } from "#domain/limits/limits.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import { AboutData } from "./AboutData.tsx";
import { AboutSite } from "./AboutSite.tsx";
import { Contents } from "./Contents.tsx";
import { Glossary } from "./Glossary.tsx";
import { columns, parts } from "./introduction.css.ts";
import { Notifications } from "./Notifications.tsx";
import { OnYourPhone } from "./OnYourPhone.tsx";
import { Privacy } from "./Privacy.tsx";
import { ReadingMenu } from "./ReadingMenu.tsx";
import { RuleLines } from "./RuleLines.tsx";

/** What a newcomer should know before trusting a price of this site. */
export function IntroductionScreen() {
  const now = useNow();
  const inForce = (profile: Profile) => ruleInForce(PURCHASE_RULES, profile, calendarDay(now));
  return (
    <Page
      title={SCREENS["/introduction"]}
      lead="What this site knows, how to read a menu, the law in ten lines, and how to use it offline."
    >
      <PrintTitle title={`Introduction to ${SITE.product}`}>
        {formatDate(now)} · Not legal and not medical advice
      </PrintTitle>
      <div className={columns}>
        <Contents />
        <div className={parts}>
          <AboutSite />
          <AboutData now={now} />
          <ReadingMenu />
          <RuleLines part="adult-use" lines={adultUseLines(inForce("adult-use"))} />
          <RuleLines
            part="patients"
            lines={patientLines({ patient: inForce("patient"), caregiver: inForce("caregiver") })}
          />
          <OnYourPhone />
          <Notifications />
          <Privacy />
          <Glossary />
        </div>
      </div>
    </Page>
  );
}
