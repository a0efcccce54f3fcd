import * as z from 'zod/mini';
import { email, envelope, wordingName } from './fields.ts';

/** The content of the newsletter's form; other fields are refused. */
export const newsletterSignUpSchema = z.strictObject({
  ...envelope,
  email: email(),
  /** The sentence that the visitor agreed to by pressing the button. */
  wording: wordingName(),
});

/** 32 random bytes in base64url. The database stores only their hash. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The content that the pages of mailed links send. */
export const newsletterTokenSchema = z.strictObject({ token });
