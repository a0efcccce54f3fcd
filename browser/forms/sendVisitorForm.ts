import type { FormReceiver } from '../../contract/forms/endpoints.ts';
import { draftPrefix } from '../../contract/storageKeys.ts';
import { storeSender } from '../stores/sender.ts';
import { forgetDraft } from './draft.ts';

/** The content that a form sends: the visitor's input by field, and the page's language. */
type Content = Readonly<Record<'name' | 'email' | 'language', string> & Record<string, string>>;

interface ToSend {
  /** The name of the form. */
  readonly form: string;
  /** The address of the endpoint, relative to Directus. */
  readonly path: string;
  readonly content: Content;
  /** For the endpoint: the honeypot field, and the name of the privacy sentence. */
  readonly forEndpoint: { readonly website: string; readonly wording: string };
}

/**
 * Sends a visitor's form. After its arrival, the draft is deleted, and the sender is stored for the thanks
 * page.
 *
 * @throws EndpointError, or the error that kept the code from loading
 */
export async function sendVisitorForm(
  { url, items }: FormReceiver,
  { form, path, content, forEndpoint }: ToSend,
): Promise<void> {
  if (items) await (await import('./sendItem.ts')).sendItem(url, items, content);
  else await (await import('./send.ts')).send(url, path, { ...content, ...forEndpoint });
  forgetDraft(draftPrefix + form);
  storeSender({ name: content.name, email: content.email });
}
