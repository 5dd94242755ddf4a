import { bar, skeleton } from "./skeleton.css.ts";

/** Stands where lines will be, while they are on their way. */
export function Skeleton({ title, lines = 6 }: { title: string; lines?: number }) {
  return (
    <div role="status" className={skeleton} data-waiting="">
      <span className="visually-hidden">{title}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={bar} />
      ))}
    </div>
  );
}
