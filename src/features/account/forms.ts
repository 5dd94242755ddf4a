import * as v from "valibot";
import { DISPLAY_NAME_LENGTH, PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import { SITE } from "#domain/site.ts";

const { min, max } = DISPLAY_NAME_LENGTH;

/** As a reader counts: an emoji of seven code points is one character. */
const lengthOf = (text: string) =>
  [...new Intl.Segmenter(SITE.locale, { granularity: "grapheme" }).segment(text)].length;

const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Enter your e-mail address."),
  // The provider decides what is an address; this catches what cannot be one.
  v.regex(/^[^\s@]+@[^\s@]+$/, "This is not an e-mail address. Look for a typing error."),
);

const DisplayNameSchema = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/\s+/g, " ").trim()),
  v.check((name) => lengthOf(name) >= min, `Choose a name of at least ${String(min)} characters.`),
  v.check((name) => lengthOf(name) <= max, `A name has at most ${String(max)} characters.`),
);

const NewPasswordSchema = v.pipe(
  v.string(),
  v.minLength(
    PASSWORD_MIN_LENGTH,
    `Choose a password of at least ${String(PASSWORD_MIN_LENGTH)} characters.`,
  ),
);

const KnownPasswordSchema = v.pipe(v.string(), v.nonEmpty("Enter your password."));

export const SignInSchema = v.object({ email: EmailSchema, password: KnownPasswordSchema });

export const SignUpSchema = v.object({
  displayName: DisplayNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  adult: v.pipe(
    v.optional(v.string(), ""),
    v.nonEmpty("Only those who can say so may have an account."),
  ),
});

export const ForgottenSchema = v.object({ email: EmailSchema });
export const NewPasswordFormSchema = v.object({ password: NewPasswordSchema });
export const DisplayNameFormSchema = v.object({ displayName: DisplayNameSchema });
export const ConfirmSchema = v.object({ password: KnownPasswordSchema });
export const ChangePasswordSchema = v.object({
  current: KnownPasswordSchema,
  password: NewPasswordSchema,
});
