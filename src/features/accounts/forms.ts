import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  cleanDisplayName,
  displayNameProblem,
} from "#domain/accounts.ts";
import * as v from "valibot";

/** What a visitor was about to do when something failed. */
export type Attempt = "sign-in" | "sign-up" | "confirm-password" | "other";

const WRONG_PASSWORD = "Password is wrong!";

/** Provider errors that the description's catalogue (§8) answers with a toast. */
const TOASTS: Readonly<Record<string, Readonly<Partial<Record<Attempt, string>>>>> = {
  "auth/email-already-in-use": { "sign-up": "Email already registered! Please try Sign in" },
  "auth/too-many-requests": {
    "sign-in": "Account disabled! Too many attempts!",
    "sign-up": "Account disabled! Too many attempts!",
    "confirm-password": "Account disabled! Too many attempts!",
  },
  "auth/wrong-password": { "sign-in": WRONG_PASSWORD, "confirm-password": WRONG_PASSWORD },
  // What a provider says instead when it does not tell whether an account exists.
  "auth/invalid-credential": { "sign-in": WRONG_PASSWORD, "confirm-password": WRONG_PASSWORD },
  // The provider answered, and its answer has no user.
  "auth/internal-error": {
    "sign-up": "Error: Seomthing went wrong",
    "sign-in": "Something went wrong!",
  },
};

/** Said where the site keeps accounts itself and has no mail server. */
export const NO_MAIL = "This site cannot send e-mail. Ask the site’s operator for help.";

const LINES: Readonly<Record<string, string>> = {
  "auth/network-request-failed": "No connection to the server. Check it and try again.",
  "auth/server-busy": "The server is busy, and nothing was done. Try again in a moment.",
  "auth/weak-password": `This password is too easy to guess. Choose another of at least ${String(PASSWORD_MIN_LENGTH)} characters.`,
  "auth/operation-not-allowed": NO_MAIL,
  "auth/invalid-email": "Not a valid e-mail address. Check for a missing @ or an accented letter.",
  "auth/user-not-found": "No account has this e-mail address. Check it, or sign up.",
  "auth/user-disabled": "The site’s operator disabled this account.",
  "auth/too-many-requests": "Too many attempts. Wait an hour and try again.",
  "auth/requires-recent-login": "You signed in too long ago. Sign in again first.",
  "auth/invalid-action-code": "This link was already used or is incomplete. Ask for a new one.",
  "auth/expired-action-code": "This link is too old. Ask for a new one.",
  "auth/user-token-expired": "This session has ended. Sign in again.",
  "auth/user-signed-out": "This session has ended. Sign in again.",
};

/** What an attempt that failed comes to: a toast of the catalogue, or one line inside the form. */
interface Failure {
  kind: "toast" | "line";
  text: string;
}

/** @param code the provider's name of the error; `null` when it is not the provider's */
export function describeFailure(attempt: Attempt, code: string | null): Failure {
  if (code === null) {
    return { kind: "line", text: "Something went wrong on the server. Try again in a moment." };
  }
  const toast = TOASTS[code]?.[attempt];
  if (toast !== undefined) return { kind: "toast", text: toast };
  return { kind: "line", text: LINES[code] ?? "That did not work. Try again in a moment." };
}

const NO_CONNECTION = "auth/network-request-failed";

/**
 * The provider's name of what went wrong, such as `auth/invalid-credential`; `null` for other
 * errors. Without a connection nothing that the identity is asked for can be done, whatever the
 * error, and that is known at once.
 */
export function errorCode(error: unknown): string | null {
  if (!navigator.onLine) return NO_CONNECTION;
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && code.startsWith("auth/") ? code : null;
}

const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Enter your e-mail address."),
  // The provider decides what is an address; this catches what cannot be one.
  v.regex(/^[^\s@]+@[^\s@]+$/, "Not a valid e-mail address. Is the @ missing?"),
);

const DisplayNameSchema = v.pipe(
  v.string(),
  v.transform(cleanDisplayName),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? displayNameProblem(dataset.value) : null;
    if (problem !== null) addIssue({ message: problem });
  }),
);

const NewPasswordSchema = v.pipe(
  v.string(),
  v.minLength(
    PASSWORD_MIN_LENGTH,
    `Choose a password of at least ${String(PASSWORD_MIN_LENGTH)} characters.`,
  ),
  v.maxLength(
    PASSWORD_MAX_LENGTH,
    `A password has at most ${String(PASSWORD_MAX_LENGTH)} characters.`,
  ),
);

const KnownPasswordSchema = v.pipe(v.string(), v.nonEmpty("Enter your password."));

export const SignInSchema = v.object({ email: EmailSchema, password: KnownPasswordSchema });

export const SignUpSchema = v.object({
  displayName: DisplayNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  adult: v.pipe(v.optional(v.string(), ""), v.nonEmpty("Check this box to sign up.")),
});

export const ForgottenSchema = v.object({ email: EmailSchema });

export const NewPasswordFormSchema = v.object({ password: NewPasswordSchema });

export const DisplayNameFormSchema = v.object({ displayName: DisplayNameSchema });

export const ConfirmSchema = v.object({ password: KnownPasswordSchema });

export const ChangePasswordSchema = v.object({
  current: KnownPasswordSchema,
  password: NewPasswordSchema,
});
