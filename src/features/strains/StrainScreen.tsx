import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import type { ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { Button } from "#design/controls/Button.tsx";
import { useStrainLabels } from "#data/strainLabels.ts";
import { StampButton } from "#design/drawings/StampButton.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { lead } from "#design/surfaces/page.css.ts";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Callout } from "#design/states/Callout.tsx";
import { sharePage } from "#platform/share.ts";
import { Lineage } from "./lineage/Lineage.tsx";
import {
  onMenusPlace,
  shelf,
  stampPlace,
  strainActions,
  strainHead,
  strainTop,
} from "./genetics.css.ts";
import { OnMenus, SHELF_ID, ShelfCard, ShelfCounties } from "./ShelfCard.tsx";
import { summaryText } from "#content/strains/strainSummary.ts";
import { disputeText, foundationText } from "./strainText.ts";
import { Fact, Facts } from "#design/words/Facts.tsx";

interface StrainScreenProps {
  strain: Strain;
  /** What else may be done with a strain. */
  alert: ReactNode;
  /** How far it has come in contests. */
  contests: ReactNode;
}

/** One strain: where it is sold, what is reported of it, who it comes from, and who comes from it. */
export function StrainScreen({ strain, alert, contests }: StrainScreenProps) {
  const { name } = strain;
  const summary = summaryText(strain);
  const disputed = disputeText(strain);
  return (
    <Page
      title={name}
      look={`${strainHead} ${groundHead}`}
      after={
        <div className={stampPlace}>
          <StrainPicture strain={strain} />
        </div>
      }
      below={
        <>
          <p className={lead}>{summary}</p>
          <div className={onMenusPlace}>
            <OnMenus strain={strain} />
          </div>
          <div className={`${strainActions} no-print`}>
            {alert}
            <Button onClick={() => void sharePage(`${name}: strain genetics`)}>
              <Share2 aria-hidden="true" /> Share
            </Button>
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" /> Print
            </Button>
          </div>
        </>
      }
    >
      <Lineage strain={strain}>
        {({ drawn, told, isLarge }) => (
          <Stack gap={6}>
            <PrintTitle title={name}>{summary}</PrintTitle>
            <div className={strainTop}>
              <div id={SHELF_ID} className={shelf}>
                <ShelfCard strain={strain} />
              </div>
              <Stack gap={6}>
                {disputed === null ? null : (
                  <Callout>
                    <strong>In dispute.</strong> {disputed}
                  </Callout>
                )}
                <StrainFacts strain={strain} />
                {/* A drawing that is not large stands there. */}
                {isLarge ? <ShelfCounties strain={strain} /> : null}
              </Stack>
              {isLarge ? null : drawn}
            </div>
            {isLarge ? drawn : null}
            {told}
            {/* Below what is read first, which must not move when this comes. */}
            {contests}
            <Text tone="quiet" size="sm">
              Parents are as breeders, seed sellers and strain lists report them. A name on a jar
              proves nothing: plants sold under one name may differ.
            </Text>
          </Stack>
        )}
      </Lineage>
    </Page>
  );
}

/** The stamp of a strain, by what the labels on the shelf have in common: a line drawing until that is known. */
function StrainPicture({ strain: { slug, name, marketedType } }: { strain: Strain }) {
  const terpenes = useStrainLabels(slug)?.terpenes ?? null;
  return <StampButton name={name} terpenes={terpenes} type={marketedType} of="strain" />;
}

/** What is reported of a strain, but for its relatives and what its summary says. */
function StrainFacts({ strain }: { strain: Strain }) {
  const rows = [
    { term: "Also called", text: strain.aliases.join(", ") },
    { term: "Origin, reported", text: strain.origin ?? "Not known" },
    { term: "Pedigree", text: foundationText(strain) },
    { term: "Note", text: strain.note ?? "" },
  ];
  return (
    <Facts layout="pairs">
      {rows
        .filter(({ text }) => text !== "")
        .map(({ term, text }) => (
          <Fact key={term} label={term}>
            {text}
          </Fact>
        ))}
    </Facts>
  );
}
