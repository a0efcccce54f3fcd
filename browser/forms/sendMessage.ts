import { messagesPath } from '../../contract/forms/door.ts';
import type { FormReceiver } from '../../contract/forms/receiver.ts';
import { contactDraft } from '../../contract/storageKeys.ts';
import { storeSender } from '../stores/sender.ts';
import { forgetDraft } from './draft.ts';

/** The input of the contact form. */
interface MessageToSend {
  /** Empty if the visitor chose no topic. */
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The page's language. */
  readonly language: string;
  /** For the endpoint: the honeypot field, and the name of the privacy sentence. */
  readonly website?: string;
  readonly wording?: string;
}

/**
 * Sends a message. After its arrival, the draft is deleted, and the sender is stored for the thanks
 * page.
 *
 * @throws DoorError, or the error that kept the code from loading
 */
export async function sendMessage(
  { door, items }: FormReceiver,
  { topic, ...message }: MessageToSend,
): Promise<void> {
  const content = { ...message, ...(topic !== '' && { topic }) };
  if (items) await (await import('./sendItem.ts')).sendItem(door, items, content);
  else await (await import('./send.ts')).send(door, messagesPath, content);
  forgetDraft(contactDraft);
  storeSender({ name: message.name, email: message.email });
}
