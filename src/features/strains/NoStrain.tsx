import { Link } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { NearestStrains } from "./NearestStrains.tsx";

/** A search that found nothing, and ways on from it. */
export function NoStrain({ wanted, onClear }: { wanted: string; onClear: () => void }) {
  return (
    <Stack>
      <EmptyState
        action={
          <Stack row gap={2}>
            <Button onClick={onClear}>Show all strains</Button>
            {wanted === "" ? null : (
              <Link to="/dispensary-menus" search={{ store: "all", category: "all", q: wanted }}>
                Search the menus for it
              </Link>
            )}
          </Stack>
        }
      >
        None of the {STRAINS.length} strains matches. Menus sell many more names.
      </EmptyState>
      <NearestStrains wanted={wanted} />
    </Stack>
  );
}
