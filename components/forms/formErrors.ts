import { fieldProblem, type FormField } from '../../contract/forms/forms.ts';
import type { Labels } from '../../contract/labels.ts';
import type { Words } from '../i18n/Words.tsx';
import { isControl, type Control } from '../primitives/isControl.ts';
import type { FormErrors } from './useForm.ts';

/** A field of a form, with its name in the request and its label. */
export interface ShownField extends FormField {
  readonly name: string;
  readonly label: Words;
}

/**
 * Returns the validation errors of a form, by the names of its fields: first the browser's own messages, then
 * the endpoint's rules.
 *
 * @param labels for rules that browsers do not check
 */
export function formErrors(
  form: HTMLFormElement,
  fields: readonly ShownField[],
  labels: Labels,
): FormErrors<string> | undefined {
  const errors: Record<string, Words> = {};
  for (const name of [...fields.map((field) => field.name), 'consent']) {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) continue;
    // A field with only spaces counts as empty, for which browsers have a message.
    if (control.value.trim() === '') control.value = '';
    const field = fields.find((each) => each.name === name);
    const error = control.validity.valid
      ? field && endpointsWords(field, control, labels)
      : (browsersWords(control.validationMessage, labels.language) ?? refusal(field, labels));
    if (error !== undefined) errors[name] = error;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Returns the message for a value that the endpoint rejects, or for which the browser has no message. */
export function refusal(field: FormField | undefined, { label }: Labels): Words {
  return label(field?.kind === 'email' ? 'everyForm.checkEmail' : 'everyForm.check');
}

/** Browser messages are in the browser's language, which may differ from the page's. A few are empty. */
function browsersWords(text: string, language: string): Words | undefined {
  if (text === '') return undefined;
  const own = navigator.language;
  return own.split('-')[0] === language ? text : { text, lang: own };
}

function endpointsWords(field: ShownField, { value }: Control, labels: Labels): Words | undefined {
  switch (fieldProblem(field, value.trim())) {
    case 'tooLong':
      return labels.label('everyForm.tooLong', { most: field.max });
    case 'malformed':
      return refusal(field, labels);
    case undefined:
      return undefined;
  }
}
