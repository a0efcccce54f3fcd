/** A letter to be opened in a mail program. */
interface Letter {
  recipient: string;
  subject: string;
  message: string;
  /** Where the answer should go, since the mail program may send from another address. */
  replyTo: string;
}

/** A `mailto:` address that holds the whole letter (RFC 6068, which asks for CRLF line ends). */
export function mailAddress({ recipient, subject, message, replyTo }: Letter): string {
  const body = `${message}\n\n${replyTo}`.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
