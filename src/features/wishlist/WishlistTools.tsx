import Download from "~icons/download";
import Ellipsis from "~icons/ellipsis";
import FileDown from "~icons/file-down";
import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import Upload from "~icons/upload";
import { useRef, useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { handOver } from "#platform/download.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { shareText } from "#platform/share.ts";
import { exportedWishes, importWishes, readWishes, sharedWishes } from "./transfer.ts";
import { toolbar } from "./wishlist.css.ts";

/** What can be done with the whole list, in one sheet: the list itself begins high up. */
export function WishlistTools({ wishes }: { wishes: readonly Wish[] }) {
  const [isOpen, setOpen] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = await readWishes(chosen);
    if ("trouble" in read) toast.error(read.trouble);
    else toast.success(await importWishes(read, wishes));
  };
  const choose = (what: () => unknown) => {
    setOpen(false);
    void what();
  };
  return (
    <div className="no-print">
      <Button
        kind="icon"
        aria-label="Print, share, export, import"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Panel title="The whole list" onClose={() => setOpen(false)}>
          <div className={toolbar}>
            {wishes.length === 0 ? null : (
              <>
                <Button onClick={() => choose(printClosed)}>
                  <Printer aria-hidden="true" /> Print
                </Button>
                <Button onClick={() => choose(() => savePdf("wishlist", "Wishlist"))}>
                  <FileDown aria-hidden="true" /> Save as PDF
                </Button>
                <Button onClick={() => choose(() => shareText("Wishlist", sharedWishes(wishes)))}>
                  <Share2 aria-hidden="true" /> Share
                </Button>
                <Button onClick={() => choose(() => exportList(wishes))}>
                  <Download aria-hidden="true" /> Export
                </Button>
              </>
            )}
            <Button onClick={() => choose(() => file.current?.click())}>
              <Upload aria-hidden="true" /> Import
            </Button>
          </div>
        </Panel>
      ) : null}
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Wishlist file"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = "";
          void take(chosen);
        }}
      />
    </div>
  );
}

async function exportList(wishes: readonly Wish[]): Promise<void> {
  const content = exportedWishes(wishes, Date.now());
  await handOver("wishlist.json", "application/json", content);
}

/** Prints once the sheet is off the screen, or it would stand on the paper. */
function printClosed(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
