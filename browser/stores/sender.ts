import { senderKey } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/** Who wrote to the association: what the contact form hands on to the thanks page. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

/** What this tab holds of a sender, as it was stored. */
export function storedSender(): string {
  return sessionItem(senderKey);
}

/** The sender in what was stored; none where that is something else. */
export function parseSender(stored: string): Sender | undefined {
  try {
    const { name, email } = JSON.parse(stored) as Partial<Record<string, unknown>>;
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Hands a sender on to the thanks page. */
export function storeSender(sender: Sender): void {
  storeSessionItem(senderKey, JSON.stringify(sender));
}
