import { messagesPath } from '../../contract/forms/door.ts';
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
  /** What people leave empty. */
  readonly website: string;
  /** The sentence about privacy that the form shows. */
  readonly wording: string;
}

/**
 * Sends a message by the door. Once it has arrived, nothing is left of the draft, and the thanks page
 * knows whom it thanks.
 *
 * @throws DoorError, or what has kept the code for it from loading
 */
export async function sendMessage(door: string, message: MessageToSend): Promise<void> {
  const { send } = await import('./send.ts');
  const { topic, ...rest } = message;
  await send(door, messagesPath, { ...rest, ...(topic !== '' && { topic }) });
  forgetDraft(contactDraft);
  storeSender({ name: message.name, email: message.email });
}
