import { keepDraft, keptDraft, watchDraft, type Draft } from './draft.ts';
import { trimmedValue } from './trimmedValue.ts';

/**
 * Fills in the draft of a form in this tab. The draft is deleted after an hour (`watchDraft`).
 *
 * @returns a function that ends the checks of the draft's age
 */
export function restoreDraft(
  key: string,
  form: HTMLFormElement,
  fields: readonly string[],
): () => void {
  const draft = keptDraft(key);
  if (draft) fillIn(form, draft);
  // Stores the text that was typed before this script loaded.
  else keepFields(key, form, fields);
  return watchDraft(key);
}

/** Stores the text of these fields as a draft, and returns it. */
export function keepFields<Field extends string>(
  key: string,
  form: HTMLFormElement,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  const texts = Object.fromEntries(fields.map((field) => [field, trimmedValue(form, field)]));
  keepDraft(key, texts);
  return texts as Record<Field, string>;
}

/** Fills in empty fields only: the visitor or the browser may have filled in others meanwhile. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const [field, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === '') control.value = text;
  }
}
