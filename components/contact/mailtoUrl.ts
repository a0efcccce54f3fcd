/** A message for a mail program. */
interface Letter {
  recipient: string;
  subject: string;
  message: string;
  /** E-mail address for the answer, since the mail program may send from another one. */
  replyTo: string;
}

/** Returns a `mailto:` URL with the whole message (RFC 6068, which requires CRLF line ends). */
export function mailtoUrl({ recipient, subject, message, replyTo }: Letter): string {
  const body = `${message}\n\n${replyTo}`.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
