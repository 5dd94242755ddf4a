import {
  useEffect,
  useEffectEvent,
  useRef,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from "react";
import toast, { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { from } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { TOAST_LIFE_MS } from "#domain/constants.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { aside, toast as toastStyle, toastClose, toasts } from "./toasts.css.ts";
import X from "~icons/x";
import { button } from "#design/controls/button.css.ts";
import { Button } from "#design/controls/Button.tsx";
import { keyboardHeight, onKeyboard } from "#design/surfaces/keyboard.ts";
import { scrim } from "../menu/sidebar.css.ts";
import { scrollToTop } from "../scrollToTop.css.ts";
import { placeToasts } from "./toastPlace.ts";

/**
 * Short messages at the bottom right, beside what is in use: the newest alone, so that little is covered. Those before
 * it wait, and have their time when it has gone. The library keeps which there are, the look is ours.
 */
export function Toasts() {
  const kept = useToaster({ duration: WAITS_MS, removeDelay: AT_ONCE_MS }).toasts;
  const waiting = kept.filter((each) => each.visible);
  // The newest stand first.
  const [front] = waiting;
  // The same words are said once: whoever taps twice reads no more than whoever taps once.
  const closeFront = () => {
    for (const { id, message } of waiting) if (message === front?.message) toast.remove(id);
  };
  const shown = front?.id ?? "";
  const area = useRef<HTMLDivElement>(null);
  // What answers nothing that was done is said on the other side, where lists have names and no prices, and a tap goes through it.
  // On a desk names of the menu are on that side: there it stands in the usual corner.
  const isDocked = useMedia(from.docked);
  const isAside = front?.position === "bottom-left" && !isDocked;
  useToastPlace(area, shown, isAside);
  useEffect(() => {
    if (shown === "") return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") toast.dismiss();
    };
    // An open dialog keeps the key to itself.
    addEventListener("keydown", close, { capture: true });
    return () => removeEventListener("keydown", close, { capture: true });
  }, [shown]);
  useEndWithNextAction(area, waiting);
  return (
    <div ref={area} className={`${toasts} ${isAside ? aside : ""} no-print`}>
      {front === undefined ? null : (
        <ToastBox key={front.id} toast={front} onClose={closeFront}>
          {resolveValue(front.message, front)}
        </ToastBox>
      )}
    </div>
  );
}

/** What a tap on means that the visitor goes on. A field that is typed into is none of them. */
const ACTIONS = "a, button, summary, [role=tab], input:is([type=checkbox], [type=radio])";

/** That something was done is of no use any more once the next thing is: what says so goes with the next action elsewhere. */
function useEndWithNextAction(
  area: RefObject<HTMLElement | null>,
  waiting: readonly Toast[],
): void {
  const end = useEffectEvent(({ target, type }: Event) => {
    if (target instanceof Element && type !== "popstate") {
      // A choice from a list, or a tap; what is typed is told as a change as well.
      if (!(type === "change" ? target.matches("select") : target.closest(ACTIONS))) return;
    }
    if (target instanceof Node && area.current?.contains(target) === true) return;
    for (const each of waiting) if (each.type === "success") toast.remove(each.id);
  });
  const isAny = waiting.some(({ type }) => type === "success");
  useEffect(() => {
    if (!isAny) return;
    const events = ["click", "change", "popstate"] as const;
    const listen = (event: Event) => end(event);
    for (const event of events) addEventListener(event, listen, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, listen, { capture: true });
    };
  }, [isAny]);
}

/** How long one is kept at most that others stand before. */
const WAITS_MS = DAY_MS;

/**
 * Nothing is drawn of one that is closed. The library forgets it by a timer of its own, a second later if it is not told,
 * and by its id: one that came in its place under the same id could go with it, so what goes by itself here is removed.
 */
const AT_ONCE_MS = 0;

/** How far a finger goes before a toast is gone, in CSS pixels. */
const SWIPE = 56;

interface ToastBoxProps {
  toast: Toast;
  onClose: () => void;
  children: ReactNode;
}

/** One short message. A button, a swipe to either side or its time closes it. */
function ToastBox({ toast: each, onClose, children }: ToastBoxProps) {
  const { type, ariaProps, duration, createdAt } = each;
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const follow = (by: number) => box.current?.style.setProperty("translate", `${String(by)}px`);

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") start.current = event.clientX;
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (start.current !== null) follow(clientX - start.current);
  };
  const onEnd = ({ clientX, type: how }: PointerEvent) => {
    const by = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (how === "pointerup" && Math.abs(by) >= SWIPE) onClose();
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
      {/* A repeat has its time anew, and is the same element: a finger may be on its link. */}
      {duration === Infinity ? null : <Life key={createdAt} onEnd={onClose} />}
      <Button kind="icon" className={toastClose} aria-label="Close message" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** How long a message stands there. */
function Life({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), TOAST_LIFE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const CONTROLS = "a, button, input, select, textarea, summary";

/** What a screen is there for, such as to print, to send or to reserve: no message lies on it. */
const mainActions = () =>
  document.querySelectorAll(`:is(main, [role=dialog]) .${button.classNames.variants.kind.primary}`);

const bar = () => document.querySelector("nav[aria-label=Main]");

/** What covers the page: open dialogs, and the menu as a drawer. */
const coverings = () => [...document.querySelectorAll(`[role=dialog], .${scrim}`)];

/**
 * Keeps toasts beside what is in use: open dialogs, and the form that has the focus. A dialog that is opened after one is
 * about something else: it is not seen until that is closed.
 *
 * @param shown which toasts are there; with others they have another size
 * @param isAside it lies at the other edge of what is read
 */
function useToastPlace(area: RefObject<HTMLElement | null>, shown: string, isAside: boolean): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || shown === "") return;
    const before = new Set(coverings());
    const place = () => {
      const dialogs = [...document.querySelectorAll("[role=dialog]")];
      // What answers nothing that was done lies over no sheet and no open menu, whichever was there first.
      const isCovered = coverings().some((each) => isAside || !before.has(each));
      element.style.setProperty("visibility", isCovered ? "hidden" : "visible");
      const { activeElement } = document;
      const isControl =
        activeElement !== null &&
        activeElement.matches(CONTROLS) &&
        !element.contains(activeElement);
      const inUse = [
        ...dialogs,
        bar(),
        document.querySelector(`.${scrollToTop}`),
        isControl ? activeElement.closest("form") : null,
        ...mainActions(),
        isControl ? activeElement : null,
      ];
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const beside = placeToasts(
        { width, height },
        { width: clientWidth, height: innerHeight - keyboardHeight() },
        inUse.flatMap((each) => {
          const box = each?.getBoundingClientRect();
          if (box === undefined || box.height === 0) return [];
          const { left, top, right, bottom } = box;
          // At the other edge all is as in a mirror.
          return isAside
            ? { top, bottom, left: clientWidth - right, right: clientWidth - left }
            : box;
        }),
      );
      const inset = (px: number, edge: string) =>
        `calc(${String(px)}px + env(safe-area-inset-${edge}, 0px))`;
      element.style.setProperty(
        "inset-inline-end",
        isAside ? "auto" : inset(beside.right, "right"),
      );
      element.style.setProperty(
        "inset-inline-start",
        isAside ? inset(beside.right, "left") : "auto",
      );
      element.style.setProperty(
        "inset-block-end",
        inset(beside.bottom + keyboardHeight(), "bottom"),
      );
    };
    place();
    // Once more in the next frame: the way up comes and goes with the same scrolling.
    const placeSoon = () => {
      place();
      requestAnimationFrame(place);
    };
    const events = ["focusin", "scroll", "resize"] as const;
    for (const event of events)
      addEventListener(event, placeSoon, { capture: true, passive: true });
    const leave = onKeyboard(place);
    // A dialog that opens, and one whose form comes a moment after it.
    const opened = new MutationObserver(placeSoon);
    opened.observe(document.body, { childList: true, subtree: true });
    return () => {
      leave();
      opened.disconnect();
      for (const event of events) removeEventListener(event, placeSoon, { capture: true });
    };
  }, [area, shown, isAside]);
}
