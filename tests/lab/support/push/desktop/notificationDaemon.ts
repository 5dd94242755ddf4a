import { Message, sessionBus } from "@jellybrick/dbus-next";
import * as v from "valibot";

/** A notification as a desktop was asked to show it. */
export interface ShownNotification {
  id: number;
  title: string;
  body: string;
  /** Its buttons: what each is called by and what stands on it. */
  actions: readonly { key: string; label: string }[];
}

/** A desktop's notifications. */
export interface NotificationDaemon {
  /** Everything that was ever shown, in order. */
  history: readonly ShownNotification[];
  /** What is up now, the oldest first. */
  shown: () => ShownNotification[];
  /**
   * Clicks on a notification, or on the button with this label.
   *
   * @throws Error when it has no such button
   */
  click: (notification: ShownNotification, label?: string) => void;
  stop: () => void;
}

const NAME = "org.freedesktop.Notifications";
const PATH = "/org/freedesktop/Notifications";
/** What a click on the notification itself is called by. */
const WHOLE = "default";
/** Why a notification went, as the specification numbers it. */
const REASON = { dismissed: 2, closed: 3 } as const;

const NotifySchema = v.tuple([
  v.string(),
  v.number(),
  v.string(),
  v.string(),
  v.string(),
  v.array(v.string()),
  v.unknown(),
  v.number(),
]);

/**
 * Shows notifications to nobody and presses what it is told to.
 *
 * @param busAddress bus that the browser is on too
 * @see https://specifications.freedesktop.org/notification-spec/latest/protocol.html
 */
export async function startNotificationDaemon(busAddress: string): Promise<NotificationDaemon> {
  const bus = sessionBus({ busAddress });
  const history: ShownNotification[] = [];
  const up = new Map<number, ShownNotification>();
  let last = 0;

  const signal = (name: string, signature: string, body: unknown[]) =>
    bus.send(Message.newSignal(PATH, NAME, name, signature, body));
  const close = (id: number, reason: number) => {
    if (up.delete(id)) signal("NotificationClosed", "uu", [id, reason]);
  };
  const notify = (body: unknown[]) => {
    const [, replaces, , title, text, actions] = v.parse(NotifySchema, body);
    const id = replaces === 0 ? (last += 1) : replaces;
    const notification = { id, title, body: text, actions: paired(actions) };
    history.push(notification);
    up.set(id, notification);
    return id;
  };
  const answers: Record<string, (body: unknown[]) => [signature: string, body: unknown[]]> = {
    GetCapabilities: () => ["as", [["actions", "body", "persistence"]]],
    GetServerInformation: () => ["ssss", ["tests", "tests", "1", "1.2"]],
    Notify: (body) => ["u", [notify(body)]],
    CloseNotification: ([id]) => {
      close(v.parse(v.number(), id), REASON.closed);
      return ["", []];
    },
  };
  bus.addMethodHandler((call) => {
    const answer = call.interface === NAME ? answers[call.member] : undefined;
    if (answer === undefined) return false;
    bus.send(Message.newMethodReturn(call, ...answer(call.body)));
    return true;
  });
  await bus.requestName(NAME);

  return {
    history,
    shown: () => [...up.values()],
    click: ({ id, actions }, label) => {
      const key = label === undefined ? WHOLE : actions.find((each) => each.label === label)?.key;
      if (key === undefined) throw new Error(`there is no button "${String(label)}"`);
      signal("ActionInvoked", "us", [id, key]);
      close(id, REASON.dismissed);
    },
    stop: () => bus.disconnect(),
  };
}

/** Actions come as a flat list of key, label, key, label. */
function paired(flat: readonly string[]): { key: string; label: string }[] {
  return flat.flatMap((key, at) => {
    const label = flat[at + 1];
    return at % 2 === 0 && label !== undefined ? [{ key, label }] : [];
  });
}
