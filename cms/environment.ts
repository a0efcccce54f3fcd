import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const portRange = 'a port number from 1 to 65535';
const port = () =>
  z.coerce
    .number(portRange)
    .refine((value) => Number.isInteger(value) && value >= 1 && value <= 65535, portRange);

/** Every environment variable of `npm run cms`, in one place. */
const environmentSchema = z.object({
  /** The network interface to listen on; 0.0.0.0 for all of them. */
  CMS_HOST: z.string().default('127.0.0.1'),
  CMS_PORT: port().default(8055),
  /** The address that browsers reach Directus at. */
  CMS_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an address' }).optional(),
  /** Where caught mails arrive, and where they are read. */
  CMS_SMTP_PORT: port().default(8025),
  CMS_MAIL_PORT: port().default(8026),
  /** Database, uploads and secrets. */
  CMS_DATA_DIR: z.string().default(fileURLToPath(new URL('./.data', import.meta.url))),
  /** Signs sessions; generated and kept with the data if it is not set. */
  CMS_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The website, whose pages may call Directus from the browser. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://www.example.org' })
    .default('http://localhost:8080'),
});

export interface CmsEnvironment {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly smtpPort: number;
  readonly mailPort: number;
  readonly dataDir: string;
  readonly secret: string | undefined;
  /** The origin of the website. */
  readonly siteUrl: string;
}

/** A mistake of whoever runs the command, told in one line. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
}

/**
 * Reads and checks the environment. Empty variables count as not set.
 *
 * @throws CmsError with one line for each variable that has a wrong value
 */
export function readCmsEnvironment(variables: NodeJS.ProcessEnv = process.env): CmsEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    throw new CmsError(
      result.error.issues
        .map((issue) => `${issue.path.join('.')}: expected ${issue.message}.`)
        .join('\n'),
    );
  }
  const values = result.data;
  return {
    host: values.CMS_HOST,
    port: values.CMS_PORT,
    publicUrl: values.CMS_PUBLIC_URL ?? `http://localhost:${values.CMS_PORT}`,
    smtpPort: values.CMS_SMTP_PORT,
    mailPort: values.CMS_MAIL_PORT,
    dataDir: resolve(values.CMS_DATA_DIR),
    secret: values.CMS_SECRET,
    siteUrl: new URL(values.SITE_URL).origin,
  };
}
