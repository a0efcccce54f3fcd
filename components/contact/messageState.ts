import type { Labels } from '../../contract/labels.ts';
import { messageFields, refusalOf, type MessageErrors } from './messageFields.ts';

/** The progress of the contact form. */
export type MessageFormState =
  | { readonly step: 'editing'; readonly errors: MessageErrors }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly reason: 'away' | 'limited' };

/** Not sent yet. */
export const untouched: MessageFormState = { step: 'editing', errors: {} };

/** Returns the state after a failed request: validation errors to correct, or a message about the failure. */
export function stateAfter(failure: DoorFailure, labels: Labels): MessageFormState {
  const wrong = messageFields.find((name) => name === failure.field);
  return wrong
    ? { step: 'editing', errors: { [wrong]: refusalOf(wrong, labels) } }
    : { step: 'failed', reason: failure.code === 'REQUESTS_EXCEEDED' ? 'limited' : 'away' };
}

/** The properties of a `DoorError` that this module reads. */
type DoorFailure = Readonly<Partial<Record<'code' | 'field', string | undefined>>>;
