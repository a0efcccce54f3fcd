import type { Labels } from '../../contract/labels.ts';
import { messageFields, refusalOf, type MessageErrors } from './messageFields.ts';

/** How far the contact form has come. */
export type MessageFormState =
  | { readonly step: 'editing'; readonly errors: MessageErrors }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly reason: 'away' | 'limited' };

/** Nothing has been tried yet. */
export const untouched: MessageFormState = { step: 'editing', errors: {} };

/** Where a message has not arrived: what can be mended in the form, or what has to be told. */
export function stateAfter(failure: DoorFailure, labels: Labels): MessageFormState {
  const wrong = messageFields.find((name) => name === failure.field);
  return wrong
    ? { step: 'editing', errors: { [wrong]: refusalOf(wrong, labels) } }
    : { step: 'failed', reason: failure.code === 'REQUESTS_EXCEEDED' ? 'limited' : 'away' };
}

/** What of a `DoorError` is asked here. */
type DoorFailure = Readonly<Partial<Record<'code' | 'field', string | undefined>>>;
