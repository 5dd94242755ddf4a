import { About } from "#design/words/About.tsx";
import { Badge } from "#design/words/Badge.tsx";
import { CutLine, SpareFacts } from "#design/words/CutLine.tsx";
import { Callout } from "#design/states/Callout.tsx";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { Name } from "#design/words/Name.tsx";
import { Off } from "#design/words/Off.tsx";
import { OfferNotes, UnitPrice } from "#design/words/OfferWords.tsx";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { Town } from "#design/words/Town.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { OutsideLink } from "#design/words/OutsideLink.tsx";
import { Price } from "#design/words/Price.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictWords } from "#design/words/VerdictWords.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { VerdictStrip } from "#design/words/VerdictStrip.tsx";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { Text } from "#design/words/Text.tsx";
import { WarningLine, WarningSign } from "#design/states/WarningLine.tsx";
import { textSize } from "#design/tokens.ts";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, SOURCE, type Sample } from "./sample.ts";

const UNIT_PRICES = { perGram: 1_060, per100Mg: 442, isAbout: false };
const TONES = ["good", "plain", "warning", "flower", "vape", "edible", "extract"] as const;
const HEADINGS = ["ink", "buckeye", "flower", "vape", "edible", "extract"] as const;
const AGES_H = [2, 48, 96];
const HOURS = weekOf(["09:00", "21:00"]);

function weekOf(span: [string, string]): OpeningHours {
  const day = [span];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
}

const SEEN_AT = Date.parse("2026-11-20T12:00:00Z");

const JUDGED = {
  priceCents: 4_000,
  salePriceCents: 3_000,
  saleConditions: "none",
  saleStartsAt: null,
  saleEndsAt: null,
  observedAt: SEEN_AT,
  netMg: 2_830,
  thcMg: 679.2,
  menu: "both",
  product: { category: "flower" },
  store: { taxArea: null, pricesIncludeTax: "unknown" },
} as const;

const VERDICTS: readonly PriceVerdict[] = [
  { kind: "lowest", days: 90, shape: "6666999994990" },
  { kind: "usual", since: "2026-08-27", shape: "9000000000000" },
  { kind: "lower", wasCents: 2_500, on: "2026-10-31", shape: "9999909999994" },
  { kind: "first", on: "2026-11-20", shape: "------------5" },
];

/** What is read. */
export const WORDS: Readonly<Record<string, Sample>> = {
  "The scale of type": () =>
    Object.entries(textSize).map(([step, fontSize]) => (
      <p key={step} style={{ fontSize }}>
        {step}: an honest almanac
      </p>
    )),
  Text: () => (
    <>
      <Text>Plain words, as large as what they stand in, and never in too long a line.</Text>
      <Text size="lg">Large words.</Text>
      <Text tone="quiet" size="sm">
        A quiet remark of a sentence or more.
      </Text>
      <Text tone="quiet" size="sm">
        What stands below something else.
      </Text>
      <Text tone="danger" size="sm">
        What is wrong.
      </Text>
    </>
  ),
  Heading: () => (
    <>
      {HEADINGS.map((tone) => (
        <Heading key={tone} tone={tone}>
          A part in {tone}
        </Heading>
      ))}
      <Heading level={3} tone="flower">
        Inside a card
      </Heading>
    </>
  ),
  Facts: () => (
    <>
      <Facts layout="tiles">
        <Fact label="THC by weight">26.5%</Fact>
        <Fact label="Tested on">Aug 3, 2026</Fact>
      </Facts>
      <Facts layout="pairs">
        <Fact label="Origin, reported">A seed bank of the west</Fact>
        <Fact label="Parents">Well documented; a second source says the same</Fact>
      </Facts>
      <Facts>
        <Fact label="Class">monoterpene</Fact>
        <Fact label="Boiling point" note="Measured: 166 to 168 °C.">
          <b>167 °C at 760 mmHg</b>
        </Fact>
      </Facts>
    </>
  ),
  Callout: () => (
    <>
      <Callout>
        <strong>In dispute.</strong> Sources name other parents.
      </Callout>
      <Callout tone="leaf">
        <strong>For example:</strong> $25.00 for 2.83 g is $8.83/g.
      </Callout>
    </>
  ),
  Tag: () => (
    <Stack row gap={2}>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Stack>
  ),
  Badge: () => (
    <div>
      <Badge>12 stores</Badge>
    </div>
  ),
  Name: () => <Name>Do-Si-Dos</Name>,
  Price: () => (
    <Stack row>
      <Price cents={2_500} />
      <Price cents={2_500} wasCents={4_000} />
    </Stack>
  ),
  VerdictStrip: () => (
    <Stack>
      <VerdictStrip
        isRecord
        answer="Lowest in 90 days here"
        also="25% off $40.50, the regular price"
      >
        <p>Now $30.37, since Nov 29.</p>
      </VerdictStrip>
      <VerdictStrip
        isRecord={false}
        word="Fair deal"
        answer="26% off the $31.00 we saw here on Nov 28"
        also="It was $21 here on Nov 8"
        ends="ends Dec 6"
      />
      <VerdictStrip
        isRecord={false}
        answer="25% off $40.50, the regular price"
        also="It was $28.35 at another store on Sep 14"
      />
      <VerdictStrip isRecord={false} isQuiet answer="Cheaper on Nov 22: $30 here" />
      <VerdictStrip isRecord={false} answer="First seen today" ends="ends Dec 6" />
    </Stack>
  ),
  RowPast: () => (
    <Stack>
      {VERDICTS.map((verdict) => (
        <RowPast
          key={verdict.kind}
          verdict={verdict}
          offer={JUDGED}
          now={SEEN_AT}
          register={null}
          spare={["2 more stores"]}
        />
      ))}
    </Stack>
  ),
  Off: () => (
    <Stack row>
      {VERDICTS.map((verdict) => (
        <Off key={verdict.kind} off="25%" verdict={verdict} />
      ))}
    </Stack>
  ),
  VerdictWords: () => (
    <Stack>
      <VerdictWords isRecord text="Lowest in 90 days" />
      <VerdictWords isRecord={false} text="Lowest in 90 days, checked 3 times" />
    </Stack>
  ),
  Freshness: () => (
    <Stack row>
      {AGES_H.map((hours) => (
        <Freshness
          key={hours}
          observedAt={new Date(NOW - hours * HOUR_MS).toISOString()}
          now={NOW}
        />
      ))}
      <Freshness observedAt={null} now={NOW} />
    </Stack>
  ),
  CutLine: () => (
    <CutLine
      name="A dispensary whose name gives way"
      facts={["Portsmouth", "12 mi", "closes 9 PM"]}
    />
  ),
  SpareFacts: () => (
    <Stack row>
      Lowest in 90 days
      <SpareFacts facts={[<s key="was">$40.50</s>, "ends Nov 24"]} />
    </Stack>
  ),
  About: () => (
    <Stack row>
      <About isAbout>$28.32</About>
      <About isAbout isSilent>
        $10.01/g
      </About>
    </Stack>
  ),
  Town: () => <Town>Akron</Town>,
  StoreAt: () => (
    <>
      <StoreAt name="Bliss" place="Kent" />
      <StoreAt name="Blue Gate Akron" place="Akron" />
      <StoreAt name="Paper Canoe" place="Kent" miles="3.2 mi" />
    </>
  ),
  OfferWords: () => (
    <Stack row>
      <>
        <UnitPrice price={UNIT_PRICES} />
      </>
      <OfferNotes
        notes={[
          {
            text: "reported sold out 5 h ago by 2 visitors",
            brief: "Sold out? 2 reports, 5 h ago",
            tone: "warning",
          },
        ]}
      />
    </Stack>
  ),
  OpenSign: () => (
    <Stack row>
      {[0, 10].map((hours) => (
        <OpenSign key={hours} store={{ openingHours: HOURS }} now={NOW + hours * HOUR_MS} />
      ))}
    </Stack>
  ),
  ResultCount: () => (
    <ResultCount count={1_561} one="deal" many="deals">
      <Freshness observedAt={new Date(NOW - HOUR_MS).toISOString()} now={NOW} />
    </ResultCount>
  ),
  SourceLine: () => <SourceLine source={SOURCE} />,
  OutsideLink: () => (
    <>
      <OutsideLink url="https://chat.example.org" words="Open chat" />
      <OutsideLink url={null} words="Open forum" />
    </>
  ),
  WarningLine: () => <WarningLine link="https://store.example" store="Brass Cricket" sample />,
  WarningSign: () => <WarningSign link="https://store.example" store="Brass Cricket" />,
  "PrintTitle, on paper only": () => <PrintTitle title="Limits basket">Aug 14, 2026</PrintTitle>,
};
