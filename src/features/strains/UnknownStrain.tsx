import { useState } from "react";
import { Field } from "#design/controls/Field.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { findStrains } from "./findStrains.ts";
import { StrainPlates } from "./StrainPlates.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { STRAINS } from "#content/strains/strains.ts";
import { nearestNamed } from "#domain/strains/spelledNames.ts";

/** A name that no strain here has, and ways to what was meant. */
export function UnknownStrain({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState("");
  const found = typed.trim() === "" ? [] : findStrains({ q: typed });
  return (
    <Page title={SCREENS["/strain-genetics/$genetic"]}>
      <Stack>
        <p>
          No strain here is called “<bdi translate="no">{wanted}</bdi>”. Check the spelling. We may
          not know its parents.
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
          <Text role="status" tone="quiet" size="sm">
            {found.length === 0 ? "No strain of that name." : `${String(found.length)} found`}
          </Text>
        )}
        {found.length === 0 ? null : <StrainPlates saysAliases strains={found} label="Found" />}
      </Stack>
    </Page>
  );
}

const MOST = 6;

/** Strains whose names are nearest to what was wanted; nothing when none is near. */
export function NearestStrains({ wanted }: { wanted: string }) {
  const nearest = nearestNamed(STRAINS, wanted, MOST);
  if (nearest.length === 0) return null;
  return (
    <Section title="Nearest names">
      <StrainPlates saysAliases strains={nearest} label="Nearest names" />
    </Section>
  );
}
