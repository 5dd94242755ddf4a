import {
  INTRODUCTION_PARTS,
  EXAMPLE_OFFER,
  EXAMPLE_TERPENES,
} from "#content/introduction/introduction.ts";
import type { RuleLine } from "#content/state/state.ts";
import { CUSTOMARY } from "#state/units.ts";
import { adultUseLines, patientLines } from "#state/words.ts";
import { PURCHASE_RULES } from "#state/limits.ts";
import { STAMP_WORDS } from "#design/drawings/stampWords.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { ruleInForce } from "#domain/limits/limits.ts";
import type { Profile } from "#domain/limits/profiles.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import {
  columns,
  parts,
  ages,
  list,
  contents,
  contentsList,
  stampExample,
  site,
  sitePicture,
  siteWords,
  terms,
  ruleLines,
} from "./introduction.css.ts";
import { Notifications, OnYourPhone, Privacy } from "./OnYourPhone.tsx";
import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { FRESH_FOR_MS, RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { AboutThisSite } from "./AboutThisSite.tsx";
import { Part } from "./Part.tsx";
import { Fragment } from "react";
import { GLOSSARY } from "#content/introduction/introductionGlossary.ts";
import { Callout } from "#design/states/Callout.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { centsPer100Mg, centsPerGram, thcMgInPackage } from "#domain/offers/prices.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";

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
      <AboutSite />
      <div className={columns}>
        <Contents />
        <div className={parts}>
          <AboutData now={now} />
          <ReadingMenu />
          <RuleLines part="adult-use" lines={adultUseLines(inForce("adult"))} />
          <RuleLines
            part="patients"
            lines={patientLines({ patient: inForce("patient"), caregiver: inForce("caregiver") })}
          />
          <OnYourPhone />
          <Notifications />
          <Privacy />
          <Glossary />
          <AboutThisSite />
        </div>
      </div>
    </Page>
  );
}

const FRESH_H = String(FRESH_FOR_MS / HOUR_MS);

const RANKED_H = String(RANKED_FOR_MS / HOUR_MS);

/** The three ages, shown as they look beside a price. */
const AGES = [
  {
    name: "Fresh",
    ageMs: 2 * HOUR_MS,
    meaning: `Seen at the store’s own menu within ${FRESH_H} hours.`,
  },
  {
    name: "Aging",
    ageMs: FRESH_FOR_MS + 6 * HOUR_MS,
    meaning: `Up to ${RANKED_H} hours. Still ranked, but look twice.`,
  },
  {
    name: "Stale",
    ageMs: RANKED_FOR_MS + 24 * HOUR_MS,
    meaning: "Older than that. You can still read it, but rankings and deals leave it out.",
  },
] as const;

function AboutData({ now }: { now: number }) {
  return (
    <Part part="data">
      <p>
        The site’s operator imports the stores’ published menus, usually once a day. In between,
        prices may change or items sell out. <strong>The store’s own website always wins.</strong>
      </p>
      <p>So every price says when it was seen at the store, not when your phone loaded it.</p>
      <dl className={ages}>
        {AGES.map(({ name, ageMs, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Freshness observedAt={new Date(now - ageMs).toISOString()} now={now} />
            </dd>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        If a clock looks wrong, you see the date instead of an age. If a number isn’t known, you see
        “–”: nothing is guessed. What’s missing from a newer menu is marked “not seen since”, not
        deleted. A site without imported menus shows made-up sample data and says so. See{" "}
        <Link to="/dispensary-menus">the menus</Link>.
      </p>
    </Part>
  );
}

/** What a newcomer is told first, on the deep ground, with the state that it is about. */
function AboutSite() {
  return (
    <Part part="site" look={site}>
      <div className={siteWords}>
        <p>
          {SITE.product} is a local almanac for people who buy, grow or are curious about cannabis
          in {SITE.state}. It lists what stores charge, says how old each price is, and works
          offline.
        </p>
        <ul className={list}>
          <li>It sells nothing, takes no orders and delivers nothing.</li>
          <li>It belongs to no store, and no one can pay for a rank.</li>
          <li>It is not a state agency, and nothing here is legal or medical advice.</li>
          <li>It says what labels and rules say, not what a product does to you.</li>
          <li>
            It is for adults of 21 and older, and for registered patients and caregivers. People
            write it, and people make mistakes: <Link to="/feedback">tell us</Link> what is wrong.
          </li>
        </ul>
      </div>
      <div className={sitePicture}>
        <StateDrawing lit={[]} />
      </div>
    </Part>
  );
}

/** The way to each part. The part takes the focus, so that the keyboard goes on from there. */
function Contents() {
  return (
    <nav aria-labelledby="contents" className={`${contents} no-print`}>
      <h2 id="contents">On this page</h2>
      <ol className={contentsList}>
        {INTRODUCTION_PARTS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/introduction"
              hash={id}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Glossary() {
  return (
    <Part part="glossary">
      <dl className={terms}>
        {GLOSSARY.map(({ term, meaning }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}

const { priceCents, netMg, thcPct } = EXAMPLE_OFFER;

const thcMg = thcMgInPackage({ labelledThcMg: null, netMg, totalThcPct: thcPct });

const perGram = centsPerGram(priceCents, netMg);

const per100Mg = centsPer100Mg(priceCents, thcMg);

function ReadingMenu() {
  return (
    <Part part="menu">
      <dl className={terms}>
        <dt>{CUSTOMARY.label}</dt>
        <dd>{CUSTOMARY.meaning}</dd>
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
          “2 for”, first visit, members, patients only: shown beside the price, and counted only if
          you’ve said it applies to you. Otherwise prices are what any adult pays now, before tax
          unless you turn on “With tax”.
        </dd>
        <dt>Deal</dt>
        <dd>
          Below that store’s own regular price, or below its own median of 30 days. A low price
          alone is no deal.
        </dd>
        <dt>Drawing</dt>
        <dd className={stampExample}>
          <StrainStamp name="OG Kush" terpenes={EXAMPLE_TERPENES} />
          <span>{STAMP_WORDS}</span>
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
        See how much of a day’s limit a basket uses on{" "}
        <Link to="/dispensary-limits">Dispensary Limits</Link>.
      </p>
    </Part>
  );
}

interface RuleLinesProps {
  part: "adult-use" | "patients";
  lines: readonly RuleLine[];
}

/** The law in a few lines, each with its source. */
function RuleLines({ part, lines }: RuleLinesProps) {
  return (
    <Part part={part}>
      <ol className={ruleLines}>
        {lines.map(({ text, source }) => (
          <li key={text}>
            <p>{text}</p>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
      <Text tone="quiet">
        Not legal advice. More, with what is not settled:{" "}
        <Link to="/dispensary-limits">Dispensary Limits</Link> and{" "}
        <Link to="/resources" search={{ kind: part === "patients" ? "Patients" : "Law" }}>
          Resources
        </Link>
        .
      </Text>
    </Part>
  );
}
