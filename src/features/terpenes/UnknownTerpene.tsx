import { TERPENES } from "#content/terpenes/terpenes.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { TerpeneLinks } from "./TerpeneLinks.tsx";

/** A name that no terpene here has, and all that there are. */
export function UnknownTerpene({ wanted }: { wanted: string }) {
  return (
    <Page title={SCREENS["/terpenes/$terpene"]}>
      <Stack>
        <p>
          No terpene here is called “<bdi translate="no">{wanted}</bdi>”. These {TERPENES.length}{" "}
          are:
        </p>
        <TerpeneLinks except={null} />
      </Stack>
    </Page>
  );
}
