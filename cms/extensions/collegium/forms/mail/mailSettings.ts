import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';

/** Variables of Directus' environment, documented in docs/operating.md. */
export interface MailSettings {
  /** The address of Directus, for the unsubscribe button of mail programs and for the office's link. */
  readonly publicUrl: string;
  /** The website that links in mails lead to. */
  readonly siteUrl: string;
  /** The recipient of messages. The default is the address in Directus' settings. */
  readonly office: string | undefined;
  /** Seconds before each retry. */
  readonly pauses: readonly number[];
  /** The address for notices of a failed delivery. Without one, they go to the sender of the mails. */
  readonly bounces: string | undefined;
  /** The key that signs the addresses for such notices. */
  readonly bounceKey: string;
  /** The key from which tokens are derived. */
  readonly tokenKey: string;
}

/**
 * A minute, five minutes, half an hour, two hours, and then six times twelve hours: three days in all.
 *
 * @internal
 */
export const usualPauses = [60, 300, 1800, 7200, ...Array.from({ length: 6 }, () => 43_200)];

/** @throws Error in one line, if a variable has a wrong value */
export function readMailSettings(
  env: Readonly<Record<string, unknown>>,
  { origins, keyFor }: Pick<Settings, 'origins' | 'keyFor'>,
): MailSettings {
  const result = schema.safeParse({
    PUBLIC_URL: written(env['PUBLIC_URL']),
    CMS_MAIL_TO: written(env['CMS_MAIL_TO']),
    CMS_MAIL_PAUSES: written(env['CMS_MAIL_PAUSES']),
    CMS_BOUNCE_ADDRESS: written(env['CMS_BOUNCE_ADDRESS']),
  });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`);
  }
  const { PUBLIC_URL, CMS_MAIL_TO, CMS_MAIL_PAUSES, CMS_BOUNCE_ADDRESS } = result.data;
  return {
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    siteUrl: origins[0] ?? PUBLIC_URL,
    office: CMS_MAIL_TO,
    pauses: CMS_MAIL_PAUSES?.split(',').map(Number) ?? usualPauses,
    bounces: CMS_BOUNCE_ADDRESS,
    bounceKey: keyFor('bounces'),
    tokenKey: keyFor('newsletter tokens'),
  };
}

/** Directus parses variables that look like numbers or lists. */
function written(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join();
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
}

const schema = z.object({
  PUBLIC_URL: z.url('expected the address that Directus is reached at'),
  CMS_MAIL_TO: z.optional(z.email('expected an e-mail address')),
  CMS_BOUNCE_ADDRESS: z.optional(z.email('expected an e-mail address')),
  CMS_MAIL_PAUSES: z.optional(
    z.string().check(z.regex(/^\d+(,\d+)*$/, 'expected seconds with commas, such as 60,300,1800')),
  ),
});
