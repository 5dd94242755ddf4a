/** A message as the product handed it in: what it says only the browser can read. */
export interface PushedMessage {
  id: string;
  body: Buffer;
  /** Of the content, such as `aes128gcm`. */
  encoding: string;
  /** A message takes the place of a waiting one of the same topic (RFC 8030 §5.4). */
  topic: string | null;
  /** Seconds that it may wait. */
  ttl: number;
}

/** What every subscription has. */
export interface Subscription {
  /** The sender's public key in base64url; empty when anybody may send. */
  key: string;
}

/** One subscription of a browser. */
export interface Mailbox<Details> {
  details: Details;
  /** The browser profile that it belongs to. */
  owner: string;
  waiting: PushedMessage[];
}

type Deliver<Details> = (mailbox: Mailbox<Details>, message: PushedMessage) => void;

/** Subscriptions by address, with what their browsers have not acknowledged yet. */
export class Mailboxes<Details extends Subscription> {
  readonly #boxes = new Map<string, Mailbox<Details>>();
  readonly #connected = new Map<string, Deliver<Details>>();

  open(address: string, owner: string, details: Details): void {
    this.#boxes.set(address, { details, owner, waiting: [] });
  }

  /** Ends the subscriptions that fit: from now on they are gone. */
  close(fits: (details: Details, owner: string) => boolean): void {
    for (const [address, { details, owner }] of this.#boxes)
      if (fits(details, owner)) this.#boxes.delete(address);
  }

  /** Takes a message. @returns whether the address is (still) one */
  take(address: string, message: PushedMessage): boolean {
    const box = this.#boxes.get(address);
    if (box === undefined) return false;
    box.waiting = box.waiting.filter(({ topic }) => topic === null || topic !== message.topic);
    box.waiting.push(message);
    this.#connected.get(box.owner)?.(box, message);
    return true;
  }

  /** A browser is there: it gets what waits for it, then what comes. The latest connection counts. */
  connect(owner: string, deliver: Deliver<Details>): void {
    this.#connected.set(owner, deliver);
    for (const box of this.#boxes.values())
      if (box.owner === owner) for (const message of box.waiting) deliver(box, message);
  }

  disconnect(owner: string, deliver: Deliver<Details>): void {
    if (this.#connected.get(owner) === deliver) this.#connected.delete(owner);
  }

  /** The browser has these messages and will not be sent them again. */
  acknowledge(owner: string, ids: ReadonlySet<string>): void {
    for (const box of this.#boxes.values())
      if (box.owner === owner) box.waiting = box.waiting.filter(({ id }) => !ids.has(id));
  }

  /** Key of the only one who may send there; `null` when the address is none. */
  keyOf(address: string): string | null {
    return this.#boxes.get(address)?.details.key ?? null;
  }

  /** Messages that no browser has acknowledged. */
  get waiting(): number {
    return [...this.#boxes.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }
}
