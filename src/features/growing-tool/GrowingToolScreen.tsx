import FileDown from "~icons/file-down";
import Printer from "~icons/printer";
import { useState, useEffect } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { JournalSheet, type Plant } from "./JournalSheet.tsx";
import { form, preview } from "./growingTool.css.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { measurePageView } from "#platform/measure/measure.ts";

/** A journal sheet for one plant, made for paper. Nothing that is typed here is kept. */
export function GrowingToolScreen() {
  useMeasuredVisit();
  const [plant, setPlant] = useState<Plant>({ strainName: "", seedPlanted: "", seedSprouted: "" });
  const change = (changes: Partial<Plant>) => setPlant({ ...plant, ...changes });

  return (
    <Page
      title="Growing Tool"
      lead={
        <span className="no-print">
          Fill in what you know, print one Letter page, and write your journal by hand. Nothing is
          saved.
        </span>
      }
    >
      <form className={`${form} no-print`} onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Strain name"
          autoComplete="off"
          maxLength={80}
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
      </form>
      <section aria-labelledby="preview" className={preview}>
        <h2 id="preview" className="no-print">
          Preview
        </h2>
        <JournalSheet plant={plant} />
      </section>
      <Stack row gap={2} className="no-print">
        <Button kind="primary" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" /> Print
        </Button>
        <Button onClick={() => void savePdf("growing-journal", "Growing journal")}>
          <FileDown size={18} aria-hidden="true" /> Save as PDF
        </Button>
      </Stack>
    </Page>
  );
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
