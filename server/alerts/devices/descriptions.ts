import { problemAnswer } from "../../web/describe.ts";

/** How calls of a phone say which it is. */
export const DEVICE_KEY = [{ deviceKey: [] }];

/** What any call of a phone may answer instead. */
export const ALERT_PROBLEMS = {
  400: problemAnswer("The body is not what is described"),
  401: problemAnswer("There is no such phone, or the key is not its key: register anew"),
  409: problemAnswer("There are too many rules"),
  429: problemAnswer("There were too many calls"),
};

/** The answer where an id is unknown, or belongs to another phone or account. */
export const UNKNOWN_RULE = { 404: problemAnswer("There is no such rule of the phone's") };
export const UNKNOWN_DEVICE = { 404: problemAnswer("There is no such phone of the account's") };
