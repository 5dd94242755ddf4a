import X from "~icons/x";
import { useRef, type PointerEvent, type ReactNode } from "react";
import toast, { type Toast } from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { toast as toastStyle, toastClose } from "./toasts.css.ts";

/** How far a finger goes before a toast is gone, in CSS pixels. */
const SWIPE = 56;

interface ToastBoxProps {
  toast: Toast;
  children: ReactNode;
}

/** One short message. A button or a swipe to either side closes it. */
export function ToastBox({ toast: { id, type, ariaProps }, children }: ToastBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const follow = (by: number) => box.current?.style.setProperty("translate", `${String(by)}px`);

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") from.current = event.clientX;
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (from.current !== null) follow(clientX - from.current);
  };
  const onEnd = ({ clientX, type: how }: PointerEvent) => {
    const by = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (how === "pointerup" && Math.abs(by) >= SWIPE) toast.dismiss(id);
    else follow(0);
  };
  return (
    <div
      ref={box}
      className={toastStyle({ type: type === "error" ? "error" : "plain" })}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      <div {...ariaProps}>{children}</div>
      <Button
        kind="icon"
        className={toastClose}
        aria-label="Close message"
        onClick={() => toast.dismiss(id)}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
