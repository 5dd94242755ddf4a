import { useEffect, useState } from "react";

/** Whether something has lasted so many milliseconds without a break. */
export function useElapsed(milliseconds: number, isLasting: boolean): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isLasting) return undefined;
    const timer = setTimeout(setElapsed, milliseconds, true);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [milliseconds, isLasting]);
  return hasElapsed && isLasting;
}
