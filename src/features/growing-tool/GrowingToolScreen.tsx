import FileDown from "~icons/file-down";
import Printer from "~icons/printer";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState, useEffect } from "react";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { LateSpot } from "#design/drawings/LateSpot.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { savePdf } from "#platform/paper/savePdf.ts";
import { useLoaded } from "#platform/useLoaded.ts";
import { measurePageView } from "#platform/measure/measure.ts";
import type { SheetName } from "./growingToolSearch.ts";
import type { Plant } from "./JournalSheet.tsx";
import { Desk, FittedSheet, SheetOfDesk } from "./Desk.tsx";
import { actions, bench, form, more, preview, runningHead } from "./growingTool.css.ts";

/** Sheets for one plant, made for paper. Nothing that is typed here is kept. */
export function GrowingToolScreen({ sheet }: { sheet: SheetName }) {
  useMeasuredVisit();
  const [plant, setPlant] = useState<Plant>({ strainName: "", seedPlanted: "", seedSprouted: "" });
  const [weeks, setWeeks] = useState("");
  const [first, setFirst] = useState<string>(CONTINUED_FROM[0].value);
  const { names, address, askForNames } = useKnownStrains(plant.strainName, sheet === "labels");
  const change = (changes: Partial<Plant>) => setPlant({ ...plant, ...changes });
  const isSeeds = sheet === "journal" || sheet === "continued";
  const desk = { plant, weeks, first: Number(first), address };

  return (
    <Page
      title="Growing Tool"
      isHeadPrinted={isSeeds}
      look={runningHead}
      drawing={<LateSpot of="seedling" />}
      lead={
        <span className="no-print">
          Fill in what you know, print one Letter page, and write your journal by hand. This site
          keeps nothing of it.
        </span>
      }
    >
      <div className={bench}>
        <Desk chosen={sheet} {...desk} />
        <form className={`${form} no-print`} onSubmit={(event) => event.preventDefault()}>
          <Field
            label="Strain name"
            autoComplete="off"
            maxLength={80}
            list="strain-names"
            onFocus={askForNames}
            value={plant.strainName}
            onChange={(event) => change({ strainName: event.target.value })}
          />
          <Field
            label="Seed planted"
            type="date"
            value={plant.seedPlanted}
            onChange={(event) => change({ seedPlanted: event.target.value })}
          />
          <Field
            label="Seed sprouted"
            type="date"
            value={plant.seedSprouted}
            onChange={(event) => change({ seedSprouted: event.target.value })}
          />
          <datalist id="strain-names">
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </form>
        {sheet === "journal" ? null : (
          <div className={`${more} no-print`}>
            {sheet === "continued" ? (
              <Select
                label="Continue with"
                options={CONTINUED_FROM}
                value={first}
                onChange={setFirst}
              />
            ) : (
              <Field
                label="Usual weeks from sprouting to harvest"
                hint="As the seller of the seeds says. The site has no sourced figure; without it the date stays blank."
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={weeks}
                onChange={(event) => setWeeks(event.target.value)}
              />
            )}
          </div>
        )}
        <section aria-labelledby="preview" className={preview}>
          <h2 id="preview" className="no-print">
            Preview
          </h2>
          <FittedSheet>
            <SheetOfDesk name={sheet} {...desk} />
          </FittedSheet>
        </section>
        <div className={`${actions} no-print`}>
          <Button kind="primary" onClick={() => print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
          <Button
            onClick={() =>
              void savePdf(`growing-${sheet}`, "Growing Tool", { paper: PAPERS[sheet] })
            }
          >
            <FileDown aria-hidden="true" /> Save as PDF
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** First entries of a journal that goes on, seven to a sheet. */
const CONTINUED_FROM = [
  { value: "8", label: "entry 8" },
  { value: "15", label: "entry 15" },
  { value: "22", label: "entry 22" },
] as const;

/** Labels lie nearer to the edge than anything else may. */
const PAPERS: Readonly<Partial<Record<SheetName, "labels">>> = { labels: "labels" };

/** The site's strains, which come when they are first asked for: their names to choose from, and a page's address. */
function useKnownStrains(strainName: string, isWanted: boolean) {
  const [isAsked, setAsked] = useState(false);
  const known = useLoaded(
    isAsked || isWanted ? "strains" : null,
    () => import("./sheets/knownStrains.ts"),
  );
  const strain = known?.knownStrain(strainName) ?? null;
  return {
    names: known?.STRAIN_NAMES ?? [],
    address: strain === null ? null : `${location.origin}/strain-genetics/${strain.slug}`,
    askForNames: () => setAsked(true),
  };
}

/** Has the visit counted where the operator counts visits (description §7). The screen never waits for it. */
function useMeasuredVisit(): void {
  const client = useQueryClient();
  useEffect(() => {
    const path = location.pathname + location.search;
    measureVisit(client, path).catch(() => {});
  }, [client]);
}

async function measureVisit(client: QueryClient, path: string): Promise<void> {
  await measurePageView(await client.ensureQueryData({ ...siteConfigQuery, retry: false }), path);
}
