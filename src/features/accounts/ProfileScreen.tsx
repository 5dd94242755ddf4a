import { STORAGE } from "#state/storage.ts";
import { useQueryClient, useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { clearSavedQueries } from "#data/saved/clearPersistedQueries.ts";
import { useCacheIndex, useStorageUse } from "#data/saved/useSaved.ts";
import { formatBytes } from "#domain/text/bytes.ts";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { useSession, type User } from "#platform/session/session.ts";
import { AboutYou } from "./AboutYou.tsx";
import { Sessions } from "./Sessions.tsx";
import { SignOut } from "./SignOut.tsx";
import { useFreshUser } from "./useFreshUser.ts";
import { PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { ChangePasswordSchema } from "./forms.ts";
import { type TokenSource, exportAccount } from "./accountClient.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { dangerButton, list } from "./account.css.ts";
import { Link } from "@tanstack/react-router";
import { Select } from "#design/controls/Select.tsx";
import { usePins } from "#data/pins.ts";
import { REGION_OPTIONS } from "#domain/stores/regions.ts";
import { changeSettings, useSettings } from "#platform/settings.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { handOver } from "#platform/download.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";

function StorageUse() {
  const client = useQueryClient();
  const index = useCacheIndex();
  const used = useStorageUse();
  const [isSure, setSure] = useState(false);

  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setSure(false);
  };
  const clear = async () => {
    close();
    if (await clearSavedQueries(client)) toast.success("The saved data has been cleared.");
    else toast.error("Could not clear the data. Try again.");
  };
  const saved = [...index.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card title="On this device">
      <p>
        {used === null
          ? "This browser does not say how much space the site uses."
          : `The site takes ${formatBytes(used)}.`}
        {saved > 0 ? ` Menus, deals and products are ${formatBytes(saved)} of it.` : null}
      </p>
      <Text tone="quiet">
        Removes saved menus, deals, products and statistics. They reload when you open them online.
        Settings and saved stores stay.
      </Text>
      <div>
        <Button ref={opener} aria-expanded={isSure} onClick={() => setSure(true)}>
          Clear the saved data
        </Button>
      </div>
      {isSure ? (
        <Stack row gap={3} role="group" aria-label="Clear the saved data?">
          <Button kind="primary" onClick={() => void clear()}>
            Yes, clear it
          </Button>
          <Button onClick={close}>Keep it</Button>
        </Stack>
      ) : null}
    </Card>
  );
}

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
    <AccountPage
      title="Profile"
      lead="Your account, and what is saved on the server and on this device."
    >
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
    </AccountPage>
  );
}

function ChangePassword({ user }: { user: User }) {
  return (
    <Card title="Password">
      <AccountForm
        clears
        schema={ChangePasswordSchema}
        attempt="confirm-password"
        submit="Change the password"
        kind="secondary"
        onSubmit={async ({ current, password }, identity) => {
          await identity.confirmPassword(current);
          await identity.changePassword(password);
          toast.success("Your password has been changed. Other devices are signed out.");
        }}
      >
        {(errors) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input name="email" autoComplete="username" value={user.email ?? ""} readOnly hidden />
            <PasswordField
              label="Current password"
              name="current"
              autoComplete="current-password"
              error={errors["current"]}
            />
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={`At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
              error={errors["password"]}
            />
          </>
        )}
      </AccountForm>
    </Card>
  );
}

/** The last thing on the screen: few come for it. */
function DeleteCard({ user, token }: { user: User; token: TokenSource }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title="Delete account">
      <Text tone="quiet">Deletes your account and all that the server holds about you.</Text>
      <div>
        <Button className={dangerButton} onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting ? (
        <DeleteAccount user={user} token={token} onClose={() => setDeleting(false)} />
      ) : null}
    </Card>
  );
}

const NONE = "none";

const OPTIONS = [{ value: NONE, label: "Not chosen" }, ...REGION_OPTIONS] as const;

function HomeRegion() {
  const { homeRegion } = useSettings();
  const pins = usePins() ?? [];
  return (
    <Card title="At home">
      <Select
        label="Home region"
        options={OPTIONS}
        value={homeRegion ?? NONE}
        onChange={(value) => changeSettings({ homeRegion: value === NONE ? null : value })}
      />
      <Text tone="quiet">Its deals come first on the homepage. Saved on this device only.</Text>
      <div>
        <h3>Stores saved on this device</h3>
        {pins.length === 0 ? (
          <Text tone="quiet">
            None yet. Open <Link to="/dispensary-menus">a menu</Link> and keep it.
          </Text>
        ) : (
          <ul className={list}>
            {pins.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/dispensary-menus" search={{ store: slug }}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function YourData({ token }: { token: TokenSource }) {
  const client = useQueryClient();
  /** What has come too long after the tap for an installed app to hand it over. */
  const [ready, setReady] = useState<Awaited<ReturnType<typeof exportAccount>> | null>(null);
  const saving = useMutation({
    mutationFn: async () => {
      const held = ready ?? (await exportAccount(token));
      const name = `${STORAGE}-cannabis-account-${calendarDay(Date.parse(held.exportedAt))}.json`;
      const isSaved = await handOver(
        name,
        "application/json",
        `${JSON.stringify(held, null, 2)}\n`,
      );
      setReady(isSaved ? null : held);
    },
    onError: async (error) => {
      if (await leaveEndedSession(client, error)) return;
      toast.error("Your data could not be fetched. Check the connection and try again.");
    },
  });
  return (
    <Card title="Your data">
      <Text tone="quiet">Saves all that the server holds about you as a JSON file.</Text>
      <div>
        <Button
          aria-disabled={saving.isPending}
          onClick={() => {
            if (!saving.isPending) saving.mutate();
          }}
        >
          {ready === null ? "Export my data" : "Your data is ready: save the file"}
        </Button>
      </div>
    </Card>
  );
}
