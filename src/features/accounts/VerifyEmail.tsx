import { SendVerification } from "./SendVerification.tsx";
import { useFreshUser } from "./useFreshUser.ts";

/** For a screen that waits until the e-mail is verified, which happens in another tab or on another phone. */
export function VerifyEmail() {
  useFreshUser();
  return <SendVerification />;
}
