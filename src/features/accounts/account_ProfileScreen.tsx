import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import type { ReactNode } from "react";
import { useSession } from "#platform/session/session.ts";
import { AboutYou } from "./AboutYou.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteCard } from "./DeleteCard.tsx";
import { HomeRegion } from "./HomeRegion.tsx";
import { Sessions } from "./Sessions.tsx";
import { SignOut } from "./SignOut.tsx";
import { StorageUse } from "./ProfileScreen.tsx";
import { YourData } from "./YourData.tsx";
import { useFreshUser } from "./useFreshUser.ts";

interface ProfileScreenProps {
  /** Alerts of this phone and the account's others. */
  alerts: ReactNode;
}

export function ProfileScreen({ alerts }: ProfileScreenProps) {
  const session = useSession();
  useFreshUser();
  if (session.state !== "signed-in") return null;
  const { user, token } = session;
  return (
    <Page title="Profile" lead="Your account, and what is saved on the server and on this device.">
      <div className={cardGrid}>
        <AboutYou user={user} />
        <ChangePassword user={user} />
        <HomeRegion />
        {alerts}
        <StorageUse />
        <YourData token={token} />
        <Sessions token={token} />
        <SignOut user={user} token={token} />
        <DeleteCard user={user} token={token} />
      </div>
    </Page>
  );
}
