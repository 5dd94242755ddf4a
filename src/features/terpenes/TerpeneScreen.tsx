import type { Terpene } from "#content/terpenes/terpene.ts";
import { terpeneSummary } from "#content/terpenes/terpeneSummary.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Callout } from "#design/states/Callout.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { RichestCard } from "./RichestCard.tsx";
import { Neighbours, TerpeneLinks } from "./TerpeneLinks.tsx";
import { columns, portrait } from "./terpenes.css.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import type { ReactNode } from "react";
import { Fact, Facts } from "#design/words/Facts.tsx";

/** One terpene: what a chemist and a label say of it, and where there is the most of it. */
export function TerpeneScreen({ terpene }: { terpene: Terpene }) {
  const { slug, name, caution } = terpene;
  const lead = terpeneSummary(terpene);
  return (
    <Page
      title={name}
      look={`${portrait} ${groundHead}`}
      after={<StrainStamp name={slug} terpenes={{ [slug]: 1 }} size={96} />}
      below={<Text tone="quiet">{lead}</Text>}
    >
      <Stack gap={6}>
        <PrintTitle title={name}>{lead}</PrintTitle>
        {caution === null ? null : <Callout>{caution}</Callout>}
        <div className={columns}>
          <RichestCard terpene={terpene} />
          <TerpeneFacts terpene={terpene} />
        </div>
        <Section title="All other terpenes" className="no-print">
          <TerpeneLinks except={slug} />
          <Neighbours slug={slug} />
        </Section>
        <Text tone="quiet" size="sm">
          This is what a terpene is and smells like, not what it does. Heat changes and breaks
          terpenes, so a boiling point is no setting for a device.
        </Text>
      </Stack>
    </Page>
  );
}

/** What is known of a terpene beside its smell; its class, its figures and what each rests on are unfolded. */
function TerpeneFacts({ terpene }: { terpene: Terpene }) {
  const { aliases, family, formula, cas, casNote, reducedPressure, meltingC } = terpene;
  const { boilingC, boilingBasis, foundIn } = terpene;
  const isPrinting = usePrinting();
  return (
    <Stack gap={4}>
      <Facts>
        {aliases.length === 0 ? null : <Fact label="On labels also">{aliases.join(", ")}</Fact>}
        <Fact label="Also found in">{foundIn.join(", ")}</Fact>
      </Facts>
      <Fold summary="Formula and numbers" open={isPrinting}>
        <Facts>
          <Fact label="Class">{capitalized(family)}</Fact>
          <Fact label="Formula">
            <b>{subscripts(formula)}</b>
          </Fact>
          <Fact label="CAS number" note={casNote}>
            <b>{cas}</b>
          </Fact>
          <Fact label="Boiling point">
            <b>{boilingC === null ? "Not well established." : `About ${degrees(boilingC)}.`}</b>{" "}
            {boilingC === null ? null : "At 760 mmHg. "}
            {boilingBasis}
          </Fact>
          {meltingC === null ? null : (
            <Fact label="Melting point" note="Solid in a room.">
              <b>About {degrees(meltingC)}</b>
            </Fact>
          )}
          {reducedPressure === null ? null : (
            <Fact label="At lower pressure" note="Don’t compare it with other boiling points.">
              <b>{reducedPressure}</b>
            </Fact>
          )}
        </Facts>
      </Fold>
    </Stack>
  );
}

/** "167 °C (333 °F)" */
const degrees = (celsius: number) =>
  `${String(celsius)} °C (${String(Math.round(celsius * 1.8 + 32))} °F)`;

/** `C10H16` with its numbers set low. */
function subscripts(formula: string): ReactNode[] {
  return formula
    .split(/(\d+)/)
    .map((part, place) => (/\d/.test(part) ? <sub key={place}>{part}</sub> : part));
}
