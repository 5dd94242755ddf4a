import { Banner } from "#design/states/Banner.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { seatsWords } from "#domain/events/reservationWords.ts";
import { changeMine, type SeatsWanted } from "./mineStore.ts";

interface WantedProps {
  uid: string;
  wanted: readonly SeatsWanted[];
  online: boolean;
  onChoose: (event: string) => void;
}

/** What was to be remembered while there was no connection. */
export function Wanted({ uid, wanted, online, onChoose }: WantedProps) {
  if (wanted.length === 0) return null;
  const forget = (slug: string) =>
    changeMine(uid, (mine) => ({
      ...mine,
      wanted: mine.wanted.filter(({ event }) => event !== slug),
    }));
  return (
    <Stack className="no-print">
      {wanted.map(({ event, title, seats }) => (
        <Banner
          key={event}
          actions={
            <>
              {online ? <Button onClick={() => onChoose(event)}>Reserve now</Button> : null}
              <Button kind="quiet" onClick={() => void forget(event)}>
                Forget it
              </Button>
            </>
          }
        >
          You wanted {seatsWords(seats)} at <bdi>{title}</bdi>. Not reserved yet.
        </Banner>
      ))}
    </Stack>
  );
}
