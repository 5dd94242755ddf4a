import Download from "~icons/download";
import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import Upload from "~icons/upload";
import { useRef } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { download } from "#platform/download.ts";
import { shareText } from "#platform/share.ts";
import { exportedWishes, importWishes, readWishes, sharedWishes } from "./transfer.ts";
import { toolbar } from "./wishlist.css.ts";

/** What can be done with the whole list. */
export function WishlistTools({ wishes }: { wishes: readonly Wish[] }) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = await readWishes(chosen);
    if ("trouble" in read) toast.error(read.trouble);
    else toast.success(await importWishes(read, wishes));
  };
  return (
    <div className={`${toolbar} no-print`}>
      {wishes.length === 0 ? null : (
        <>
          <Button onClick={() => print()}>
            <Printer size={18} aria-hidden="true" /> Print
          </Button>
          <Button onClick={() => void shareText("Wishlist", sharedWishes(wishes))}>
            <Share2 size={18} aria-hidden="true" /> Share
          </Button>
          <Button
            onClick={() =>
              download("wishlist.json", "application/json", exportedWishes(wishes, Date.now()))
            }
          >
            <Download size={18} aria-hidden="true" /> Export
          </Button>
        </>
      )}
      <Button onClick={() => file.current?.click()}>
        <Upload size={18} aria-hidden="true" /> Import
      </Button>
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
