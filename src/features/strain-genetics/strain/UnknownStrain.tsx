import { useState } from "react";
import { Field } from "#design/field/Field.tsx";
import { Page } from "#design/page/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { findStrains } from "../list/findStrains.ts";
import { NearestStrains } from "./NearestStrains.tsx";
import { StrainRows } from "../list/StrainRows.tsx";
import { quiet, stack } from "../genetics.css.ts";

/** A name that no strain here has, and ways to what was meant. */
export function UnknownStrain({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState("");
  const found = typed.trim() === "" ? [] : findStrains({ q: typed });
  return (
    <Page title={SCREENS["/strain-genetics/$genetic"]}>
      <div className={stack}>
        <p>
          No strain here is called “<bdi>{wanted}</bdi>”. It may be spelled otherwise, or its
          pedigree is not known to this site.
        </p>
        <NearestStrains wanted={wanted} />
        <Field
          label="Search strains"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed.trim() === "" ? null : (
          <p role="status" className={quiet}>
            {found.length === 0 ? "No strain of that name." : `${String(found.length)} found`}
          </p>
        )}
        {found.length === 0 ? null : <StrainRows strains={found} label="Found" />}
      </div>
    </Page>
  );
}
