import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { EVENT_FEED_PATH } from "#domain/events/calendar.ts";
import { copyText } from "#platform/share.ts";
import { address as addressStyle } from "./events.css.ts";

/** All events in the visitor's own calendar, which asks for changes by itself. */
export function Subscribe() {
  const address = new URL(EVENT_FEED_PATH, location.origin).href;
  return (
    <div className="no-print">
      <Card title="All events in your calendar">
        <Text>
          Subscribe once, and your calendar follows: new events, changed times, and what is
          cancelled.
        </Text>
        <Stack row gap={2}>
          <a href={address.replace(/^https?:/, "webcal:")} className={button({ kind: "primary" })}>
            Subscribe
          </a>
          <Button onClick={() => void copyText(address, "The address has been copied.")}>
            Copy the address
          </Button>
        </Stack>
        <Text size="sm" tone="quiet">
          If nothing opens, add this address in your calendar’s settings:{" "}
          <span className={addressStyle}>{address}</span>
        </Text>
      </Card>
    </div>
  );
}
