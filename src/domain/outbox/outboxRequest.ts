/**
 * A write of the site's own API that can wait. Sending it twice must be sending it once, so its
 * path or its body carries an id that the phone has made.
 */
export interface OutboxRequest {
  method: "POST" | "PUT";
  /** Below `/api/`, on this origin. */
  path: `/api/${string}`;
  /** Sent as JSON. */
  body: Readonly<Record<string, unknown>>;
  /** Each attempt adds `sentAt`, by which the server finds out how far the phone's clock is off. */
  isStamped: boolean;
}

/** What a feature asks the outbox to send. */
export interface OutboxWrite {
  /** What it is about. Writes of one subject are sent in order, and an edit takes the place of one that has not been tried. */
  subject: string;
  /** What people read in the list of what waits: `Note on Blue Dream`. */
  title: string;
  /** Where the visitor can change it. */
  screen: string;
  /** The account that it belongs to, by uid; `null`: this phone sends it without an account. */
  owner: string | null;
  request: OutboxRequest;
}

/** What became of an attempt. */
export type Outcome =
  /** The site's server has done it; `answer` is its JSON, `null` where it has nothing to say. */
  | { is: "received"; answer: unknown }
  /** No answer, an error of the server, or an answer that is not the server's, such as a café's login page. */
  | { is: "away" }
  /** Too often; the server asks for a pause, in milliseconds. */
  | { is: "limited"; pauseMs: number }
  /** The account has to sign in again. */
  | { is: "signed-out" }
  /** The server does not want it, and says why. */
  | { is: "refused"; status: number; sentence: string };
