import Ellipsis from "~icons/ellipsis";
import { Fragment, lazy, Suspense, useState, type ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { Button } from "#design/controls/Button.tsx";
import { Callout } from "#design/states/Callout.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { lead } from "#design/surfaces/page.css.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { Text } from "#design/words/Text.tsx";
import {
  flowerHead,
  parentsBelow,
  parentsWords,
  shelf,
  strainActions,
  strainHead,
  strainTop,
  treePlace,
} from "./genetics.css.ts";
import { HeadLines } from "./HeadLines.tsx";
import { Lineage } from "./lineage/Lineage.tsx";
import { SHELF_ID } from "./shelf.ts";
import { ShelfCard, ShelfCounties, useIsShelfShort } from "./ShelfCard.tsx";
import { disputeText, foundationText, headText, parentsText } from "./strainText.ts";
import { StrainTree } from "./StrainTree.tsx";

const StrainSheet = lazy(() => import("./StrainSheet.tsx"));

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
  const parents = parentsText(strain);
  const disputed = disputeText(strain);
  const isShort = useIsShelfShort(strain.slug);
  return (
    <Page
      title={name}
      look={`${strainHead} ${parents === null ? flowerHead : ""} ${groundHead}`}
      below={
        <>
          <p className={lead}>
            {headText(strain)}
            {/* On a phone and on paper the flowers stand below this line. */}
            {parents === null ? null : <span className={parentsBelow}> {parents}</span>}
          </p>
          <div className={treePlace}>
            {parents === null ? null : <p className={parentsWords}>{parents}</p>}
            <StrainTree strain={strain} />
          </div>
          <HeadLines strain={strain} />
          <div className={`${strainActions} no-print`}>
            {alert}
            <MoreButton name={name} />
          </div>
        </>
      }
    >
      <Lineage strain={strain}>
        {({ drawn, told, isLarge }) => (
          <Stack gap={6}>
            {/* What a short shelf makes wider is put there anew: nothing that is seen moves. */}
            <div className={strainTop} data-short={isShort || undefined}>
              <div id={SHELF_ID} className={shelf}>
                <ShelfCard strain={strain} />
              </div>
              <Stack gap={6} key={isShort ? "facts beside little" : "facts"}>
                {disputed === null ? null : (
                  <Callout>
                    <strong>In dispute.</strong> {disputed}
                  </Callout>
                )}
                <StrainFacts strain={strain} />
                {/* A drawing that is not large stands there. */}
                {isLarge ? <ShelfCounties strain={strain} /> : null}
              </Stack>
              {isLarge ? null : (
                <Fragment key={isShort ? "drawn beside little" : "drawn"}>{drawn}</Fragment>
              )}
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

/** What is done seldom, behind a sign as on a product's page. */
function MoreButton({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        aria-label="More to do"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Suspense>
          <StrainSheet name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What is reported of a strain, but for its relatives and what its summary says. */
function StrainFacts({ strain }: { strain: Strain }) {
  const rows = [
    { term: "Also called", text: strain.aliases.join(", ") },
    { term: "Origin, reported", text: strain.origin ?? "Not known" },
    { term: "Its parents", text: foundationText(strain) },
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
