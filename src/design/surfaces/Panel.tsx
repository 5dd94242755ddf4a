import { Dialog } from "@base-ui/react/dialog";
import X from "~icons/x";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { useKeyboardHeight } from "./keyboard.ts";
import { useBackCloses } from "./backCloses.ts";
import { backdrop, foot as footStyle, head, panel } from "./panel.css.ts";

interface PanelProps {
  title: string;
  /** For what needs more than a column. */
  wide?: boolean;
  onClose: () => void;
  /** What ends it, in sight at its lower end however much there is above. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A dialog at the side of the page, from the bottom on a phone. Mounted means open. */
export function Panel({ title, wide = false, onClose, foot, children }: PanelProps) {
  useBackCloses(true, onClose);
  const popup = useRef<HTMLDivElement>(null);
  const keyboard = useKeyboardHeight();
  useEffect(() => {
    const { activeElement } = document;
    if (keyboard > 0 && popup.current?.contains(activeElement) === true)
      activeElement?.scrollIntoView({ block: "nearest" });
  }, [keyboard]);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup ref={popup} className={panel({ wide })} style={above(keyboard)}>
          <div className={head}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close render={<Button kind="icon" aria-label="Close" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
          {foot === undefined ? null : <div className={footStyle}>{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where a panel stands while a keyboard covers so much of the window, in CSS pixels. */
const above = (keyboard: number) =>
  keyboard === 0
    ? undefined
    : { insetBlockEnd: keyboard, maxHeight: `calc(100vh - ${String(keyboard)}px)` };
