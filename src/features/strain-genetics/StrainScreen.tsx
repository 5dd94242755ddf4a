import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { Button } from "#design/button/Button.tsx";
import { Page } from "#design/page/Page.tsx";
import { sharePage } from "#platform/share.ts";
import { Lineage } from "./lineage/Lineage.tsx";
import { ShelfCard } from "./strain/ShelfCard.tsx";
import { StrainFacts } from "./strain/StrainFacts.tsx";
import { disputeText, summaryText } from "./strain/strainText.ts";
import { actions, content, dispute, onPaper, quiet } from "./genetics.css.ts";

interface StrainScreenProps {
  strain: Strain;
  /** What else may be done with a strain. */
  alert: ReactNode;
}

/** One strain: what is reported of it, who it comes from, who comes from it, and where it is sold. */
export function StrainScreen({ strain, alert }: StrainScreenProps) {
  const { name } = strain;
  const summary = summaryText(strain);
  const disputed = disputeText(strain);
  return (
    <Page title={name} lead={summary}>
      <div className={content}>
        <div className={onPaper}>
          <h1>{name}</h1>
          <p>{summary}</p>
        </div>
        <StrainFacts strain={strain} />
        {disputed === null ? null : (
          <p className={dispute}>
            <strong>In dispute.</strong> {disputed}
          </p>
        )}
        <div className={`${actions} no-print`}>
          {alert}
          <Button onClick={() => void sharePage(`${name}: strain genetics`)}>
            <Share2 size={18} aria-hidden="true" /> Share
          </Button>
          <Button onClick={() => print()}>
            <Printer size={18} aria-hidden="true" /> Print
          </Button>
        </div>
        <ShelfCard strain={strain} />
        <Lineage strain={strain} />
        <p className={quiet}>
          Parents are those that breeders, seed sellers and lists of strains report. A name on a jar
          is no proof of a pedigree: what is sold under one name may come from different plants.
        </p>
      </div>
    </Page>
  );
}
