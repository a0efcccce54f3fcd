import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';

/** Variables of Directus' environment; docs/operating.md tells them. */
export interface MailSettings {
  /** Of Directus, for the button of mail programs and for the office's link. */
  readonly publicUrl: string;
  /** The website that links in mails lead to. */
  readonly siteUrl: string;
  /** Where messages go, if not to the address in Directus' settings. */
  readonly office: string | undefined;
  /** Seconds before each further try. */
  readonly pauses: readonly number[];
  /** What tokens are made of. */
  readonly tokenKey: string;
}

/**
 * A minute, five, half an hour, two hours, and then every twelve hours: three days in all.
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
  });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`);
  }
  const { PUBLIC_URL, CMS_MAIL_TO, CMS_MAIL_PAUSES } = result.data;
  return {
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    siteUrl: origins[0] ?? PUBLIC_URL,
    office: CMS_MAIL_TO,
    pauses: CMS_MAIL_PAUSES?.split(',').map(Number) ?? usualPauses,
    tokenKey: keyFor('newsletter tokens'),
  };
}

/** Directus reads what looks like a number or a list as one. */
function written(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join();
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
}

const schema = z.object({
  PUBLIC_URL: z.url('expected the address that Directus is reached at'),
  CMS_MAIL_TO: z.optional(z.email('expected an e-mail address')),
  CMS_MAIL_PAUSES: z.optional(
    z.string().check(z.regex(/^\d+(,\d+)*$/, 'expected seconds with commas, such as 60,300,1800')),
  ),
});
