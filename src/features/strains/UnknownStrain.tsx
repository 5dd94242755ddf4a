import { useState } from "react";
import { Field } from "#design/controls/Field.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { findStrains } from "./findStrains.ts";
import { NearestStrains } from "./NearestStrains.tsx";
import { StrainRows } from "./StrainRows.tsx";

/** A name that no strain here has, and ways to what was meant. */
export function UnknownStrain({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState("");
  const found = typed.trim() === "" ? [] : findStrains({ q: typed });
  return (
    <Page title={SCREENS["/strain-genetics/$genetic"]}>
      <Stack>
        <p>
          No strain here is called “<bdi>{wanted}</bdi>”. Check the spelling, or its parents are not
          known here.
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
          <Text role="status" tone="quiet" size="md">
            {found.length === 0 ? "No strain of that name." : `${String(found.length)} found`}
          </Text>
        )}
        {found.length === 0 ? null : <StrainRows strains={found} label="Found" />}
      </Stack>
    </Page>
  );
}
