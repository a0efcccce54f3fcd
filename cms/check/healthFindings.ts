import { z } from 'zod';
import type { Finding } from './accountFindings.ts';

/** A check of Directus' `/server/health`. */
const checkSchema = z.object({
  status: z.string(),
  /** The error. Of nodemailer's error, these fields arrive as JSON. They contain no password. */
  output: z
    .union([z.string(), z.object({ code: z.string().optional(), response: z.string().optional() })])
    .optional()
    .catch(undefined),
});

type HealthCheck = z.infer<typeof checkSchema>;

/** Only administrators are answered with checks. */
const healthSchema = z.object({ checks: z.record(z.string(), z.array(checkSchema)) });

/**
 * Lets Directus log in to its mail server, and write to and read from its database and storage.
 *
 * @param token of an administrator
 */
export async function healthFindings(url: string, token: string): Promise<Finding[]> {
  const response = await fetch(`${url}/server/health`, {
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  const { data } = healthSchema.safeParse(await response?.json().catch(() => undefined));
  if (!data) {
    const found = response ? `none in an answer of status ${response.status}` : 'no answer';
    return [
      {
        line: `/server/health: expected Directus’ checks of its database, storage and mail server, found ${found}; see Directus’ log, and check again.`,
      },
    ];
  }
  return Object.entries(data.checks).flatMap(([name, checks]) =>
    checks
      .filter(({ status }) => status === 'error')
      .map((check) => ({ line: lineOf(name, causeOf(check)) })),
  );
}

function lineOf(name: string, cause: string): string {
  return name === 'email:connection'
    ? `EMAIL_SMTP_HOST: expected a mail server that accepts Directus’ log-in, found ${cause}; correct the EMAIL_ variables. No mail arrives.`
    : `${name}: expected ok, found ${cause}; see Directus’ log.`;
}

function causeOf({ output }: HealthCheck): string {
  if (typeof output !== 'object') return output ?? 'an error';
  return [output.code ?? 'an error', output.response].filter(Boolean).join(', ');
}
