import { useEffect, useRef, useState, type RefObject } from "react";

/** How wide an element is, in CSS pixels; `usual` until it has been measured. */
export function useWidth<Of extends HTMLElement>(usual: number): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
