import { WaitingNotice } from "./WaitingNotice.tsx";
import { SignalNotice } from "./SignalNotice.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";

/** Lines above the screen. Loaded when the page has been painted. */
export default function Notices() {
  return (
    <>
      <UpdateNotice />
      <SignalNotice />
      <WaitingNotice />
    </>
  );
}
