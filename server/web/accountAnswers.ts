import { problemAnswer } from "./problemAnswer.ts";

/** How calls about an account say whose it is: an ID token as bearer. */
export const BEARER = [{ idToken: [] }];

/** What any call about an account may answer instead. */
export const PROBLEMS = {
  401: problemAnswer("There is no token, it is not genuine, or its session has ended"),
  403: problemAnswer("The sign-in is too long ago for this, or another site's page asks"),
  503: problemAnswer("Nobody can tell whether the session holds"),
};

export const NO_SUCH_SESSION = { 404: problemAnswer("The account has no such session") };

/** An answer without a body. */
export const DONE = { description: "It is done" };
