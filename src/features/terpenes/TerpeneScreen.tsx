import type { Terpene } from "#content/terpenes/terpene.ts";
import { terpeneSummary } from "#content/terpenes/terpeneSummary.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Callout } from "#design/states/Callout.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { RichestCard } from "./RichestCard.tsx";
import { TerpeneFacts } from "./TerpeneFacts.tsx";
import { Neighbours, TerpeneLinks } from "./TerpeneLinks.tsx";

/** One terpene: what a chemist and a label say of it, and where there is the most of it. */
export function TerpeneScreen({ terpene }: { terpene: Terpene }) {
  const { slug, name, caution } = terpene;
  const lead = terpeneSummary(terpene);
  return (
    <Page title={name} lead={lead}>
      <Stack gap={6}>
        <PrintTitle title={name}>{lead}</PrintTitle>
        {caution === null ? null : <Callout>{caution}</Callout>}
        <TerpeneFacts terpene={terpene} />
        <RichestCard terpene={terpene} />
        <Section title="All other terpenes" className="no-print">
          <TerpeneLinks except={slug} />
          <Neighbours slug={slug} />
        </Section>
        <Text tone="quiet" size="md">
          What a terpene is and smells of; nothing here says what it does. Heating changes and
          breaks terpenes, so a boiling point is no setting for a device.
        </Text>
      </Stack>
    </Page>
  );
}
