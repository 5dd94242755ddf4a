import { Spinner } from "#design/spinner/Spinner.tsx";
import { StillWaiting } from "#design/stillWaiting/StillWaiting.tsx";
import { middle } from "./account.css.ts";

/** While it is not known who is signed in. */
export function PrivateWaiting() {
  return (
    <div className={middle}>
      <Spinner size="2xl" title="Looking whether you are signed in" />
      <StillWaiting onRetry={() => location.reload()} />
    </div>
  );
}
