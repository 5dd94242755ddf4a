import { useQueryClient } from "@tanstack/react-query";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { formatBytes } from "#domain/text/bytes.ts";
import { persistedKey } from "#domain/queries/persistedRecord.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { useCacheIndex } from "#data/persisted/useCacheIndex.ts";
import { pin, unpin, usePins } from "#data/pins.ts";
import { menuQueries } from "../queries.ts";

/** Keeps a store's menu on this phone, refreshed whenever there is a connection. */
export function PinButton({ store }: { store: StoreProfile }) {
  const queryClient = useQueryClient();
  const isPinned = usePins()?.some(({ slug }) => slug === store.slug) ?? false;
  const bytes = useCacheIndex().get(persistedKey(LARGE_QUERIES.menu(store.slug).key))?.bytes;

  const keep = async () => {
    const isKept = await pin({ slug: store.slug, name: storeTitle(store) });
    if (!isKept) {
      toast.error("This device does not let the site save anything.");
      return;
    }
    // Browsers clear away what nobody asked them to keep.
    void navigator.storage?.persist?.();
    await queryClient.prefetchQuery(menuQueries.store(store.slug));
    toast.success(`${storeTitle(store)} is kept offline.`);
  };

  return isPinned ? (
    <Button
      kind="icon"
      aria-pressed
      aria-label={`Kept offline${bytes === undefined ? "" : ` · ${formatBytes(bytes)}`}`}
      onClick={() => void unpin(store.slug)}
    >
      <PinOff size={20} aria-hidden="true" />
    </Button>
  ) : (
    <Button kind="icon" aria-pressed={false} aria-label="Keep offline" onClick={() => void keep()}>
      <Pin size={20} aria-hidden="true" />
    </Button>
  );
}
