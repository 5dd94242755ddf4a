import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "../controls/Button.tsx";

interface PanelButtonProps {
  label: string;
  /** What else there is to know, such as how much waits in the panel. */
  hint?: string | undefined;
  /** Loaded when it is first opened. */
  panel: ComponentType<{ onClose: () => void }>;
  className?: string | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A button of the top bar that opens a panel. */
export function PanelButton({
  label,
  hint,
  panel: LazyPanel,
  className,
  children,
}: PanelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        className={className}
        aria-label={label}
        title={hint ?? label}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <LazyPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
