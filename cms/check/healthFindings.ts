import type { Finding } from './accountFindings.ts';

/** A check of Directus' `/server/health`, which only administrators see. */
interface HealthCheck {
  readonly status: 'ok' | 'warn' | 'error';
  readonly output?: string | MailError;
}

/** The fields of nodemailer's error that arrive as JSON. They contain no password. */
interface MailError {
  readonly code?: string;
  readonly response?: string;
}

/**
 * Lets Directus log in to its mail server, and write to and read from its database and storage.
 *
 * @param token of an administrator
 */
export async function healthFindings(url: string, token: string): Promise<Finding[]> {
  const answer = await fetch(`${url}/server/health`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { checks } = (await answer.json()) as {
    readonly checks: Readonly<Record<string, readonly HealthCheck[]>>;
  };
  return Object.entries(checks).flatMap(([name, [check]]) => {
    if (check?.status !== 'error') return [];
    const line =
      name === 'email:connection'
        ? `EMAIL_SMTP_HOST: expected a mail server that accepts Directus’ log-in, found ${causeOf(check)}; correct the EMAIL_ variables. No mail arrives.`
        : `${name}: expected ok, found ${causeOf(check)}; see Directus’ log.`;
    return [{ line }];
  });
}

function causeOf({ output }: HealthCheck): string {
  if (typeof output !== 'object') return output ?? 'an error';
  return [output.code ?? 'an error', output.response].filter(Boolean).join(', ');
}
