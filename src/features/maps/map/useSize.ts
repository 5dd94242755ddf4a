import { useEffect, useRef, useState } from "react";
import type { FrameSize } from "./mapView.ts";

/** Until it has been measured, and where nothing is laid out. */
const USUAL: FrameSize = { width: 600, height: 600 };

/** How large an element is, in CSS pixels. */
export function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0)
        setSize({ width: Math.round(width), height: Math.round(height) });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}
