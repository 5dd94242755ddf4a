import Info from "~icons/info";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { KeepButton } from "./KeepButton.tsx";

const StorePanel = lazy(() => import("./StorePanel.tsx"));

interface StoreActionsProps {
  store: StoreProfile;
  /** What else may be done with it, in its panel. */
  choices: ReactNode;
  /** The same as signs beside its name. */
  children: ReactNode;
}

/** What can be done with a store, as signs: to keep its menu, what the page adds, and all there is to know of it. */
export function StoreActions({ store, choices, children }: StoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <KeepButton slug={store.slug} name={storeTitle(store)} />
      {children}
      <Button kind="sign" aria-label="About this store" onClick={() => setOpen(true)}>
        <Info aria-hidden="true" />
        About
      </Button>
      {isOpen ? (
        <Suspense>
          <StorePanel store={store} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
