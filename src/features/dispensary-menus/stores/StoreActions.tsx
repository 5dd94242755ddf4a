import Info from "lucide-react/icons/info";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "#design/button/Button.tsx";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { PinButton } from "./PinButton.tsx";

const StorePanel = lazy(() => import("./StorePanel.tsx"));

/** What can be done with a store, as signs: to keep its menu, what the page adds, and all there is to know of it. */
export function StoreActions({ store, children }: { store: StoreProfile; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PinButton store={store} />
      {children}
      <Button kind="icon" aria-label="About this store" onClick={() => setOpen(true)}>
        <Info size={20} aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Suspense>
          <StorePanel store={store} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
