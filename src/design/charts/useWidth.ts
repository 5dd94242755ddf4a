import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** How wide an element is, in CSS pixels, from its first paint on; `usual` where nothing can be measured. */
export function useWidth<Of extends HTMLElement>(usual: number): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const wide = element.current?.clientWidth ?? 0;
    if (wide > 0) setWidth(wide);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
