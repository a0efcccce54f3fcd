import * as z from 'zod/mini';
import { email, envelope, line, lines, longest, wordingName } from './fields.ts';

/** What the contact form sends; a field that is not here is refused. */
export const contactMessageSchema = z.strictObject({
  ...envelope,
  name: line(longest.name),
  email: email(),
  message: lines(longest.message),
  /** The sentence about privacy at the form: the consent (specification, section 5), or information. */
  wording: wordingName(),
  /** What the message is about, where the form was opened from there, such as a product. */
  topic: z.optional(line(longest.topic)),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
