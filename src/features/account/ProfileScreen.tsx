import { Page } from "#design/page/Page.tsx";
import { useSession } from "#platform/session.ts";
import { AboutYou } from "./AboutYou.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { HomeRegion } from "./HomeRegion.tsx";
import { SignOut } from "./SignOut.tsx";
import { StorageUse } from "./StorageUse.tsx";
import { YourData } from "./YourData.tsx";
import { cards } from "./account.css.ts";

export function ProfileScreen() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { user, token } = session;
  return (
    <Page
      title="Profile"
      lead="Your account, and what this site keeps about you: on its server, and on this phone."
    >
      <div className={cards}>
        <AboutYou user={user} />
        <ChangePassword user={user} />
        <HomeRegion />
        <StorageUse />
        <YourData user={user} token={token} />
        <SignOut token={token} />
      </div>
    </Page>
  );
}
