import { createFileRoute } from "@tanstack/react-router";
import { SearchScreen } from "#features/search/SearchScreen.tsx";
import { SearchSearchSchema } from "#features/search/searchSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/search")({
  validateSearch: SearchSearchSchema,
  head: () => screenHead("/search"),
  component: SearchRoute,
});

function SearchRoute() {
  const navigate = Route.useNavigate();
  return (
    <SearchScreen
      search={Route.useSearch()}
      // What is being typed is one entry of the browser's history: Back leads to where the search was opened.
      change={(changes) =>
        void navigate({
          search: (now) => ({ ...now, ...changes }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
