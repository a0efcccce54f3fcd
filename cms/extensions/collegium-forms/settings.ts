import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/** How open the door is. Variables of Directus' environment; docs/operating.md tells them. */
export interface Settings {
  /** The origins of the websites whose pages may write. */
  readonly origins: readonly string[];
  /** What one network address may have stored in an hour. */
  readonly perAddress: number;
  /** What may be stored for one e-mail address in an hour. */
  readonly perEmail: number;
  /** How many keys a browser derives at most before it may write. */
  readonly work: number;
  /** Seconds that nobody is faster than at filling in a form. */
  readonly leastSeconds: number;
  /** The header that names the visitor's network address, where a proxy sets one of its own. */
  readonly addressHeader: string | undefined;
  /** A key for each purpose, none of which tells the others. */
  readonly keyFor: (purpose: string) => string;
}

/**
 * @param env as Directus reads it: lists are split at commas, and numbers are numbers
 * @throws Error in one line, if a variable has a wrong value
 */
export function readSettings(env: Readonly<Record<string, unknown>>): Settings {
  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`);
  }
  const values = result.data;
  return {
    origins: values.CMS_FORMS_ORIGINS.map((address) => new URL(address).origin),
    perAddress: values.CMS_FORMS_PER_ADDRESS,
    perEmail: values.CMS_FORMS_PER_EMAIL,
    work: values.CMS_FORMS_WORK,
    leastSeconds: values.CMS_FORMS_LEAST_SECONDS,
    addressHeader: values.IP_CUSTOM_HEADER?.toLowerCase(),
    keyFor: (purpose) =>
      createHmac('sha256', values.SECRET).update(`collegium-forms ${purpose}`).digest('hex'),
  };
}

const wholeNumber = (least: number) => {
  const range = `expected a whole number, at least ${least}`;
  return z.int(range).check(z.minimum(least, range));
};

const settingsSchema = z.object({
  CMS_FORMS_ORIGINS: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
    z.array(
      z.url({ protocol: /^https?$/, error: 'expected addresses of websites, with commas' }),
      'expected the addresses of the websites whose forms arrive here, with commas',
    ),
  ),
  CMS_FORMS_PER_ADDRESS: z._default(wholeNumber(1), 20),
  CMS_FORMS_PER_EMAIL: z._default(wholeNumber(1), 5),
  CMS_FORMS_WORK: z._default(wholeNumber(1), 600),
  CMS_FORMS_LEAST_SECONDS: z._default(wholeNumber(0), 3),
  IP_CUSTOM_HEADER: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value : undefined)),
    z.optional(z.string()),
  ),
  SECRET: z.string('expected a secret, which signs what the door hands out'),
});
