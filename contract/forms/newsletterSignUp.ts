import * as z from 'zod/mini';
import { email, envelope, wordingName } from './fields.ts';

/** What the newsletter's form sends; a field that is not here is refused. */
export const newsletterSignUpSchema = z.strictObject({
  ...envelope,
  email: email(),
  /** The sentence that the visitor agreed to by pressing the button. */
  wording: wordingName(),
});

/** 32 random bytes in base64url. The database knows only its hash. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** What the pages of the links in mails send. */
export const newsletterTokenSchema = z.strictObject({ token });
