import { resolveValue, useToaster } from "react-hot-toast/headless";
import { TOAST_LIFE_MS } from "#domain/constants.ts";
import { toast as toastStyle, toasts as toastsStyle } from "./toasts.css.ts";

/** Short messages at the bottom right. The library keeps their time, the look is ours. */
export function Toasts() {
  const { toasts } = useToaster({ duration: TOAST_LIFE_MS });
  return (
    <div className={`${toastsStyle} no-print`}>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div key={toast.id} {...toast.ariaProps} className={toastStyle({ type: kindOf(toast) })}>
            {resolveValue(toast.message, toast)}
          </div>
        ))}
    </div>
  );
}

function kindOf({ type }: { type: string }): "error" | "plain" {
  return type === "error" ? "error" : "plain";
}
