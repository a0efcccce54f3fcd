import * as z from 'zod/mini';
import { email, envelope, line, lines, longest, wordingName } from './fields.ts';

/** The content of the contact form; other fields are refused. */
export const contactMessageSchema = z.strictObject({
  ...envelope,
  name: line(longest.name),
  email: email(),
  message: lines(longest.message),
  /**
   * The privacy sentence next to the form: a consent (specification, section 5), or information.
   */
  wording: wordingName(),
  /** The topic, if the form was opened with one, such as a product. */
  topic: z.optional(line(longest.topic)),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
