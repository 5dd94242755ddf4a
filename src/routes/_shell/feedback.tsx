import { createFileRoute, useRouter } from "@tanstack/react-router";
import { FeedbackScreen } from "#features/feedback/FeedbackScreen.tsx";
import { FeedbackSearchSchema } from "#features/feedback/feedbackSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/feedback")({
  validateSearch: FeedbackSearchSchema,
  head: () => screenHead("/feedback"),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  const search = Route.useSearch();
  const router = useRouter();
  // Where the visitor came from; an address that is opened directly has no such place.
  const from = router.state.resolvedLocation?.href ?? Route.fullPath;
  return <FeedbackScreen key={search.edit ?? ""} search={search} from={from} />;
}
