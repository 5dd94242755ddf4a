import Info from "~icons/info";
import { lazy, Suspense, useState } from "react";
import { sign, stampButton } from "./stampKey.css.ts";
import type { StampKeyProps } from "./StampKey.tsx";
import { StrainStamp } from "./StrainStamp.tsx";

const StampKey = lazy(() => import("./StampKey.tsx"));

/** The large stamp of a page, which says what it shows when it is tapped. Its place says how large it is. */
export function StampButton(props: Omit<StampKeyProps, "onClose">) {
  const { name, terpenes, type } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={stampButton}
        aria-label="What this drawing shows"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <StrainStamp size={160} name={name} terpenes={terpenes} type={type} />
        <Info className={sign} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense>
          <StampKey {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
