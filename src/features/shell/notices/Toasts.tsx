import {
  useEffect,
  useRef,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from "react";
import toast, { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { TOAST_LIFE_MS } from "#domain/constants.ts";
import { toasts as toastsStyle, toast as toastStyle, toastClose } from "./toasts.css.ts";
import X from "~icons/x";
import { button } from "#design/controls/button.css.ts";
import { Button } from "#design/controls/Button.tsx";
import { keyboardHeight, onKeyboard } from "#design/surfaces/keyboard.ts";
import { placeToasts } from "./toastPlace.ts";

/** Short messages at the bottom right, beside what is in use. The library keeps their time, the look is ours. */
export function Toasts() {
  const visible = onlyNewest(
    useToaster({ duration: TOAST_LIFE_MS }).toasts.filter((each) => each.visible),
  );
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

/** The same words are said once: whoever taps twice reads no more than whoever taps once. The newest stand first. */
function onlyNewest(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter(
    ({ message }, at) =>
      typeof message !== "string" || toasts.findIndex((each) => each.message === message) === at,
  );
}

/** How far a finger goes before a toast is gone, in CSS pixels. */
const SWIPE = 56;

interface ToastBoxProps {
  toast: Toast;
  children: ReactNode;
}

/** One short message. A button or a swipe to either side closes it. */
function ToastBox({ toast: { id, type, ariaProps }, children }: ToastBoxProps) {
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
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

const CONTROLS = "a, button, input, select, textarea, summary";

/** What a screen is there for, such as to print, to send or to reserve: no message lies on it. */
const mainActions = () =>
  document.querySelectorAll(`main .${button.classNames.variants.kind.primary}`);

/**
 * Keeps toasts beside what is in use: the open dialog, and the control that has the focus.
 *
 * @param shown which toasts are there; with others they have another size
 */
function useToastPlace(area: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || shown === "") return;
    const place = () => {
      const { activeElement } = document;
      const isControl =
        activeElement !== null &&
        activeElement.matches(CONTROLS) &&
        !element.contains(activeElement);
      const inUse = [
        document.querySelector("[role=dialog]"),
        document.querySelector("nav[aria-label=Main]"),
        ...mainActions(),
        isControl ? activeElement : null,
      ];
      const { width, height } = element.getBoundingClientRect();
      const { right, bottom } = placeToasts(
        { width, height },
        { width: document.documentElement.clientWidth, height: innerHeight - keyboardHeight() },
        inUse.flatMap((each) => {
          const box = each?.getBoundingClientRect();
          return box === undefined || box.height === 0 ? [] : [box];
        }),
      );
      const beside = (px: number, edge: string) =>
        `calc(${String(px)}px + env(safe-area-inset-${edge}, 0px))`;
      element.style.setProperty("inset-inline-end", beside(right, "right"));
      element.style.setProperty("inset-block-end", beside(bottom + keyboardHeight(), "bottom"));
    };
    place();
    const events = ["focusin", "scroll", "resize"] as const;
    for (const event of events) addEventListener(event, place, { capture: true, passive: true });
    const leave = onKeyboard(place);
    return () => {
      leave();
      for (const event of events) removeEventListener(event, place, { capture: true });
    };
  }, [area, shown]);
}
