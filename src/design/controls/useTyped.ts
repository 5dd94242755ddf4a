import { useEffect, useRef, useState } from "react";

/** How long typing must pause before the address follows, in milliseconds. */
const PAUSE_MS = 300;

/**
 * A text that is typed: in force at once, written to its home when typing pauses on the screen that it was typed on,
 * or is `finish`ed, as before one leaves. Changes from outside (Back, a removed chip) replace what was typed.
 */
export function useTyped(
  value: string,
  write: (value: string) => void,
): { typed: string; type: (value: string) => void; finish: () => void } {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // What is on its way to its home. It comes back, and must not undo what is being typed by then.
  const [written, setWritten] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setWritten(null);
    if (value !== written) setTyped(value);
  }
  useEffect(() => () => clearTimeout(pause.current), []);
  const send = (text: string) => {
    clearTimeout(pause.current);
    if (text === value) return;
    setWritten(text);
    write(text);
  };
  return {
    typed,
    type: (next) => {
      setTyped(next);
      clearTimeout(pause.current);
      const { pathname } = location;
      pause.current = setTimeout(() => {
        // Who has left meanwhile, for a screen that is still on its way, is not called back.
        if (location.pathname === pathname) send(next);
      }, PAUSE_MS);
    },
    finish: () => send(typed),
  };
}
