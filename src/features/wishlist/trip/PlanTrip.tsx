import Route from "~icons/route";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";

const TripPlanner = lazy(() => import("./TripPlanner.tsx"));

/** Opens the planner below its button. */
export function PlanTrip(props: ComponentProps<typeof TripPlanner>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="no-print">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Route aria-hidden="true" /> Plan a trip
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <TripPlanner {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
