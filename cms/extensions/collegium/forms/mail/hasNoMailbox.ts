/**
 * True if the mail server has refused a mail because the recipient's mailbox does not exist or is closed. Another
 * attempt would fail, too, and mail servers distrust senders who repeat it.
 */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (command !== 'RCPT TO' || typeof response !== 'string') return false;
  const [, status = ''] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return endsMailbox(status);
}

/**
 * True if a status is about a mailbox that does not exist or is closed: 5.1.x and 5.2.1 (RFC 3463). Others, such as
 * 5.7.1, are often mistakes in a server's settings, which somebody corrects. So are 5.1.7 and 5.1.8, which are about the
 * sender's address: servers check it when they have the recipient's, too.
 */
export function endsMailbox(status: string): boolean {
  return /^5\.(?:1\.(?![78]$)\d{1,3}|2\.1)$/.test(status);
}
