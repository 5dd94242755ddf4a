import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { sharePage } from "#platform/share.ts";

interface StrainSheetProps {
  name: string;
  onClose: () => void;
}

/** What else may be done with a strain. Loaded when it is opened. */
export default function StrainSheet({ name, onClose }: StrainSheetProps) {
  const share = () => {
    onClose();
    void sharePage(`${name}: strain genetics`);
  };
  // What lies over the page would be on the sheet.
  const printPage = () => {
    onClose();
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  return (
    <Panel title={name} onClose={onClose}>
      <Stack gap={2}>
        <Button onClick={share}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
        <Button onClick={printPage}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </Stack>
    </Panel>
  );
}
