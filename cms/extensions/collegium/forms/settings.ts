import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/** Settings of the form endpoints: variables of Directus' environment, documented in docs/operating.md. */
export interface Settings {
  /** The origins of the websites whose forms are accepted. */
  readonly origins: readonly string[];
  /** The maximum number of stored submissions per network address and hour. */
  readonly perAddress: number;
  /** The maximum number of stored submissions per e-mail address and hour. */
  readonly perEmail: number;
  /** The maximum number of keys that a browser derives for a proof of work. */
  readonly work: number;
  /** The minimum number of seconds to fill in a form. Nobody is faster. */
  readonly leastSeconds: number;
  /** The header with the visitor's network address, if a proxy sets its own. */
  readonly addressHeader: string | undefined;
  /** Derives a key for a purpose. No key reveals another. */
  readonly keyFor: (purpose: string) => string;
}

/**
 * @param env as Directus parses it: lists are split at commas, and numbers are numbers
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
  SECRET: z.string('expected a secret, which signs what the endpoints of forms hand out'),
});
