import { refreshPersistedQueries } from "./refresh.ts";
import { dropViews, keepView } from "./shell.ts";

/** Brings everything that is kept of the site's answers up to date while there is a signal. */
export async function renewCopies(): Promise<void> {
  await refreshPersistedQueries(async () => {
    // An older view would stand on the screen before the newer copy.
    if (!(await keepView())) await dropViews();
  });
}
