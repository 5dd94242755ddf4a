import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, Suspense, useState } from "react";
import { Button } from "#design/button/Button.tsx";

const DisplaySettings = lazy(() => import("./DisplaySettings.tsx"));

export function DisplaySettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="icon" aria-label="Display settings" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Suspense>
          <DisplaySettings onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
