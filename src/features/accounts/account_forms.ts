import * as v from "valibot";
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  cleanDisplayName,
  displayNameProblem,
} from "#domain/accounts.ts";

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
