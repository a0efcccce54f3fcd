import { topicParameter } from '../../contract/addresses/contactTopic.ts';
import type { Labels } from '../../contract/labels.ts';
import { contactMessageSchema } from '../../contract/forms/contactMessage.ts';
import type { Words } from '../i18n/Words.tsx';

/** The fields of the contact form, in display order. */
export const messageFields = ['topic', 'name', 'email', 'message', 'consent'] as const;

export type MessageField = (typeof messageFields)[number];

/** Validation errors by field. */
export type MessageErrors = Readonly<Partial<Record<MessageField, Words>>>;

/**
 * Returns the validation errors of a form: first the browser's own messages, then the endpoint's rules.
 *
 * @param labels for rules that browsers do not check
 */
export function messageErrors(form: HTMLFormElement, labels: Labels): MessageErrors | undefined {
  const errors: { -readonly [Field in MessageField]?: Words } = {};
  for (const field of messageFields) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // A field with only spaces counts as empty, for which browsers have a message.
    if (control.value.trim() === '') control.value = '';
    const error = control.validity.valid
      ? wordsOfDoor(field, control, labels)
      : (browsersWords(control.validationMessage, labels.language) ?? refusalOf(field, labels));
    if (error !== undefined) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Returns the message for a value that the endpoint rejects although the browser accepts it. */
export function refusalOf(field: MessageField, { label }: Labels): Words {
  return label(field === 'email' ? 'contactForm.checkEmail' : 'contactForm.check');
}

/** Returns the topic named in the URL; nothing if it cannot be sent. */
export function topicOfAddress(): string {
  const topic = new URLSearchParams(location.search).get(topicParameter) ?? '';
  return contactMessageSchema.shape.topic.safeParse(topic).data ?? '';
}

/** A subscription for `useSyncExternalStore` that never fires: the URL does not change while the form is open. */
export function neverChanges(): () => void {
  return () => undefined;
}

/** Browser messages are in the browser's language, which may differ from the page's. A few are empty. */
function browsersWords(text: string, language: string): Words | undefined {
  if (text === '') return undefined;
  const own = navigator.language;
  return own.split('-')[0] === language ? text : { text, lang: own };
}

function wordsOfDoor(
  field: MessageField,
  control: HTMLInputElement | HTMLTextAreaElement,
  labels: Labels,
): Words | undefined {
  if (field === 'consent' || (control.value === '' && !control.required)) return undefined;
  const { error } = contactMessageSchema.shape[field].safeParse(control.value);
  if (!error) return undefined;
  const tooLong = error.issues.find((issue) => issue.code === 'too_big');
  return tooLong
    ? labels.label('contactForm.tooLong', { most: Number(tooLong.maximum) })
    : refusalOf(field, labels);
}
