/** Who wrote to the association: what the contact form hands on to the thanks page. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

/**
 * Session storage, since an address would keep names and e-mail addresses in histories and server
 * logs (design decision 12).
 */
export const senderKey = 'contact-sender';

/** The sender that this tab knows of; none where storage is off, empty or holds something else. */
export function storedSender(): Sender | undefined {
  try {
    return parseSender(sessionStorage.getItem(senderKey));
  } catch {
    return undefined;
  }
}

function parseSender(stored: string | null): Sender | undefined {
  const { name, email } = JSON.parse(stored ?? '{}') as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}
