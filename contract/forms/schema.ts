import * as z from 'zod/mini';
import { languages } from '../../locales/languages.ts';
import { email, fieldProblem, type FormField, type VisitorForm } from './forms.ts';

/** The content that a form may send to its endpoint; other fields are refused. */
export function formSchema({ fields }: Pick<VisitorForm, 'fields'>): z.ZodMiniType<FormContent> {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  return z.strictObject({ ...envelope, ...Object.fromEntries(own) }) as never;
}

/** The visitor's input by field, and what every form sends. Optional fields may be missing. */
export type FormContent = Readonly<
  Record<'name' | 'email', string> & {
    [Name in keyof typeof envelope]: z.output<(typeof envelope)[Name]>;
  } & Partial<Record<string, string>>
>;

/**
 * Returns the schema of a field: trims the text, and checks it as the browser does. An optional field may
 * be missing, but not empty.
 */
function fieldSchema(field: FormField) {
  const text = z.string().check(
    z.trim(),
    z.refine((typed) => typed !== '' && fieldProblem(field, typed) === undefined),
  );
  return field.optional ? z.optional(text) : text;
}

/** The fields that every form sends in addition to the visitor's input. */
const envelope = {
  /**
   * Identifies a submission, so that the endpoint stores repeated content once: all attempts with the
   * same content have the same key until one has arrived (browser/forms/submissionKey.ts).
   */
  key: z.uuid(),
  /** The page's language, which mails use, too. */
  language: z.enum(languages),
  /** A honeypot field, invisible to people. If it is filled in, the endpoint stores nothing, and answers as usual. */
  website: z.string().check(z.maxLength(200)),
  /** The solved challenge, as the library encodes it (base64). Valid once. */
  proof: z.string().check(z.maxLength(4000)),
  /**
   * The name of the privacy sentence next to the form: a consent (specification, section 5), or
   * information. Only the backend knows which names exist (data/forms/wordings.ts).
   */
  wording: z.string().check(z.regex(/^[a-z\d-]{1,40}$/)),
} as const;

/** The content of the newsletter's form. The visitor agrees to `wording` by pressing the button. */
export const newsletterSignUpSchema = z.strictObject({
  ...envelope,
  email: z.string().check(
    z.trim(),
    z.refine((typed) => typed !== '' && fieldProblem(email(), typed) === undefined),
  ),
});

/** 32 random bytes in base64url. The database stores only their hash. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The content that the pages of mailed links send. */
export const newsletterTokenSchema = z.strictObject({ token });
