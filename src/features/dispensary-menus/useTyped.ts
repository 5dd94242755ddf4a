import { useEffect, useRef, useState } from "react";

/** How long typing must pause before the address follows, in milliseconds. */
const PAUSE_MS = 300;

/**
 * A text that is typed: in force at once, written to its home when typing pauses.
 * Changes from outside (Back, a removed chip) replace what was typed.
 */
export function useTyped(
  value: string,
  write: (value: string) => void,
): [string, (value: string) => void] {
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
  return [
    typed,
    (next) => {
      setTyped(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        setWritten(next);
        write(next);
      }, PAUSE_MS);
    },
  ];
}
