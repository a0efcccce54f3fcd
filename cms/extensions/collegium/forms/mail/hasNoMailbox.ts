/**
 * Whether the mail server has refused a mail because the recipient's mailbox does not exist or is closed: 5.1.x
 * and 5.2.1 in its answer (RFC 3463). Another attempt would fail, too, and mail servers distrust senders who
 * repeat it. Other refusals, such as 5.7.1, are often mistakes in a server's settings, which somebody corrects. So are 5.1.7 and
 * 5.1.8, which are about the sender's address: servers check it when they have the recipient's, too.
 */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return (
    command === 'RCPT TO' &&
    typeof response === 'string' &&
    /^5\d\d[ -]5\.(?:1\.(?![78]\b)\d{1,3}|2\.1)\b/.test(response)
  );
}
