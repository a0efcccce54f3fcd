import { topicParameter } from '../../contract/addresses/contactTopic.ts';
import type { Labels } from '../../contract/labels.ts';
import { contactMessageSchema } from '../../contract/forms/contactMessage.ts';
import type { Words } from '../i18n/Words.tsx';

/** The fields of the contact form, in their order on the screen. */
export const messageFields = ['topic', 'name', 'email', 'message', 'consent'] as const;

export type MessageField = (typeof messageFields)[number];

/** What somebody has to mend before the message can be sent. */
export type MessageErrors = Readonly<Partial<Record<MessageField, Words>>>;

/**
 * What is wrong with a form: as the browser says it, in its own words, and then as the door would.
 *
 * @param labels for what browsers know nothing of
 */
export function messageErrors(form: HTMLFormElement, labels: Labels): MessageErrors | undefined {
  const errors: { -readonly [Field in MessageField]?: Words } = {};
  for (const field of messageFields) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // Nothing but spaces is nothing, of which browsers have words.
    if (control.value.trim() === '') control.value = '';
    const error = control.validity.valid
      ? wordsOfDoor(field, control, labels)
      : (browsersWords(control.validationMessage, labels.language) ?? refusalOf(field, labels));
    if (error !== undefined) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** For what the door refuses, and browsers would not. */
export function refusalOf(field: MessageField, { label }: Labels): Words {
  return label(field === 'email' ? 'contactForm.checkEmail' : 'contactForm.check');
}

/** What the message is about, as the address names it; nothing where that can't be sent. */
export function topicOfAddress(): string {
  const topic = new URLSearchParams(location.search).get(topicParameter) ?? '';
  return contactMessageSchema.shape.topic.safeParse(topic).data ?? '';
}

/** The address stays while the form is open, for `useSyncExternalStore`. */
export function neverChanges(): () => void {
  return () => undefined;
}

/** A browser speaks its own language, which may not be that of the page; few say nothing. */
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
