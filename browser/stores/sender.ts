import { senderKey } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/** The sender of a message: the contact form passes it to the thanks page. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

/** The stored sender of this tab, as text. */
export function storedSender(): string {
  return sessionItem(senderKey);
}

/** The sender in a stored text. Undefined if the text is something else. */
export function parseSender(stored: string): Sender | undefined {
  try {
    const { name, email } = JSON.parse(stored) as Partial<Record<string, unknown>>;
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a sender for the thanks page. */
export function storeSender(sender: Sender): void {
  storeSessionItem(senderKey, JSON.stringify(sender));
}
