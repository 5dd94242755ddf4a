import { useMutation } from "@tanstack/react-query";
import Copy from "~icons/copy";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { ApiError } from "#data/api/apiClient.ts";
import { deviceStore } from "#data/alertRecords.ts";
import { leaveRecords, openRecords, takeRecords } from "#data/moving.ts";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { formatTime } from "#domain/time/age.ts";
import { packagesIn, type Records } from "#domain/transfers/records.ts";
import {
  groupedCode,
  readTransferCode,
  TooMuchToMoveError,
  UnreadableTransferError,
} from "#domain/transfers/sealing.ts";
import { isStandalone } from "#platform/media.ts";
import { currentSession } from "#platform/session/session.ts";
import { copyText } from "#platform/share.ts";
import { movingCode } from "./introduction.css.ts";

/** Loaded when it is first opened. What comes first is what this window is for. */
export default function MovingIn({ onClose }: { onClose: () => void }) {
  const parts = [<MakeCode key="make" />, <OpenCode key="open" />];
  return (
    <Panel title="Moving in" onClose={onClose}>
      <Stack gap={6}>
        <p>
          A code takes your wishlist, basket, alerts, kept stores, home region and settings from the
          browser’s tab into the installed app, once. They are sealed on this device; the key is in
          the code alone, so that the server cannot read them, and it forgets them after half an
          hour.
        </p>
        {isStandalone() ? parts.toReversed() : parts}
      </Stack>
    </Panel>
  );
}

function MakeCode() {
  const making = useMutation({ mutationFn: leaveRecords });
  const { data: made, error } = making;
  return (
    <Part title="In the tab: make a code">
      <div role="status">
        {made === undefined ? null : (
          <>
            <p className={movingCode} translate="no">
              {groupedCode(made.code)}
            </p>
            <p>
              Works once, until {formatTime(Date.parse(made.until))}. Write it down, open the app,
              and type it there.
            </p>
          </>
        )}
      </div>
      <Trouble text={error === null ? null : makingTrouble(error)} />
      <Stack row gap={3}>
        <Button
          aria-disabled={making.isPending}
          onClick={() => making.isPending || making.mutate()}
        >
          {made === undefined ? "Make a code" : "Make another code"}
        </Button>
        {made === undefined ? null : (
          <Button
            onClick={() => void copyText(groupedCode(made.code), "The code has been copied.")}
          >
            <Copy aria-hidden="true" /> Copy
          </Button>
        )}
      </Stack>
    </Part>
  );
}

function OpenCode() {
  const device = deviceStore.use();
  const [typed, setTyped] = useState("");
  const [isMistyped, setMistyped] = useState(false);
  const opening = useMutation({
    mutationFn: async (code: string) => {
      const records = await openRecords(code);
      const session = currentSession();
      const account =
        session.state === "signed-in" ? { uid: session.user.uid, token: session.token } : null;
      return { records, isKept: await takeRecords(records, account) };
    },
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (opening.isPending) return;
    const code = readTransferCode(typed);
    setMistyped(code === null);
    if (code !== null) opening.mutate(code);
  };
  const { data: opened, error } = opening;
  const trouble = error === null ? undefined : openingTrouble(error);
  return (
    <Part title="In the app: open a code">
      <form onSubmit={open} noValidate>
        <Stack gap={3}>
          <Field
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={
              isMistyped ? "A code has 12 letters and digits, such as ABCD EFGH JKLM." : trouble
            }
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button kind="primary" type="submit" aria-disabled={opening.isPending}>
              Open
            </Button>
          </div>
        </Stack>
      </form>
      <div role="status">
        {opened === undefined ? null : (
          <>
            <p>{movedWords(opened.records)}</p>
            {opened.isKept ? null : (
              <p>
                This device did not keep all of it. Everything is still in the tab: make another
                code there and try again.
              </p>
            )}
            {opened.records.rules.length > 0 && device === null ? (
              <Text tone="quiet">
                Alerts ring here once they are turned on: the bell at the top, then Settings.
              </Text>
            ) : null}
          </>
        )}
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h3 id={id}>{title}</h3>
        {children}
      </Stack>
    </section>
  );
}

function Trouble({ text }: { text: string | null }) {
  return <div role="alert">{text}</div>;
}

const NO_CONNECTION = "This needs a connection. Try again when you are online.";

const TOO_MANY = "Too many tries. Wait an hour, then try again.";

function makingTrouble(error: Error): string {
  if (error instanceof TooMuchToMoveError)
    return "This is too much for a code. Export the wishlist as a file, and import it in the app.";
  if (error instanceof ApiError && error.reason === "unreachable") return NO_CONNECTION;
  if (error instanceof ApiError && error.status === 429) return TOO_MANY;
  return "No code could be made. Try again in a moment.";
}

function openingTrouble(error: Error): string {
  if (error instanceof UnreadableTransferError)
    return "This code can’t be read here. Reload both, then make a new code in the tab.";
  if (!(error instanceof ApiError)) return "That did not work. Try again in a moment.";
  if (error.reason === "unreachable") return NO_CONNECTION;
  if (error.status === 404)
    return "No such code. Check each character, or make a new code in the tab.";
  if (error.status === 410)
    return "This code was used already, or its half hour is over. Make a new code in the tab.";
  return error.status === 429 ? TOO_MANY : "That did not work. Try again in a moment.";
}

/** "Moved in: 12 wishes, 1 alert, settings." */
function movedWords({ wishes, rules, pins, local }: Records): string {
  const counts: [count: number, one: string, many: string][] = [
    [wishes.length, "wish", "wishes"],
    [rules.length, "alert", "alerts"],
    [pins.length, "kept store", "kept stores"],
    [packagesIn(local), "package in the basket", "packages in the basket"],
  ];
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${String(count)} ${count === 1 ? one : many}`);
  return `Moved in: ${[...words, "home region and settings"].join(", ")}.`;
}
