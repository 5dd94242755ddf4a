import { box, ring, type SpinnerLook } from "./spinner.css.ts";

interface SpinnerProps extends SpinnerLook {
  /** What is being waited for. Shown below the ring, or only read aloud. */
  title: string;
  titleHidden?: boolean;
}

export function Spinner({ title, titleHidden = false, size, variant }: SpinnerProps) {
  return (
    <span role="status" className={box}>
      <span className={ring({ size, variant })} aria-hidden="true" />
      <span className={titleHidden ? "visually-hidden" : undefined}>{title}</span>
    </span>
  );
}
