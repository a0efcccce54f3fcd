import { messagesPath } from '../../contract/forms/door.ts';
import type { FormReceiver } from '../../contract/forms/receiver.ts';
import { contactDraft } from '../../contract/storageKeys.ts';
import { storeSender } from '../stores/sender.ts';
import { forgetDraft } from './draft.ts';

/** What the contact form has the door take. */
interface MessageToSend {
  /** None where it is empty. */
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Of the page. */
  readonly language: string;
  /** For the endpoint: what people leave empty, and the name of the sentence about privacy. */
  readonly website?: string;
  readonly wording?: string;
}

/**
 * Sends a message. Once it has arrived, nothing is left of the draft, and the thanks page
 * knows whom it thanks.
 *
 * @throws DoorError, or what has kept the code for it from loading
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
