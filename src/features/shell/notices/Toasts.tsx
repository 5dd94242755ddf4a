import { useEffect, useRef } from "react";
import toast, { resolveValue, useToaster } from "react-hot-toast/headless";
import { TOAST_LIFE_MS } from "#domain/constants.ts";
import { ToastBox } from "./ToastBox.tsx";
import { toasts as toastsStyle } from "./toasts.css.ts";
import { useToastPlace } from "./useToastPlace.ts";

/** Short messages at the bottom right, beside what is in use. The library keeps their time, the look is ours. */
export function Toasts() {
  const visible = useToaster({ duration: TOAST_LIFE_MS }).toasts.filter((each) => each.visible);
  const shown = visible.map(({ id }) => id).join(" ");
  const area = useRef<HTMLDivElement>(null);
  useToastPlace(area, shown);
  useEffect(() => {
    if (shown === "") return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") toast.dismiss();
    };
    // An open dialog keeps the key to itself.
    addEventListener("keydown", close, { capture: true });
    return () => removeEventListener("keydown", close, { capture: true });
  }, [shown]);
  return (
    <div ref={area} className={`${toastsStyle} no-print`}>
      {visible.map((each) => (
        <ToastBox key={each.id} toast={each}>
          {resolveValue(each.message, each)}
        </ToastBox>
      ))}
    </div>
  );
}
