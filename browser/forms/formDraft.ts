import { keepDraft, keptDraft, watchDraft, type Draft } from './draft.ts';
import { textIn } from './textIn.ts';

/**
 * Fills in what was typed into a form in this tab before. The stored copy is deleted after an hour.
 *
 * @returns ends the watch
 */
export function restoreDraft(
  key: string,
  form: HTMLFormElement,
  fields: readonly string[],
): () => void {
  const draft = keptDraft(key);
  if (draft) fillIn(form, draft);
  // What was typed before this script came.
  else keepFields(key, form, fields);
  return watchDraft(key);
}

/** Keeps what is typed into these fields of a form. */
export function keepFields<Field extends string>(
  key: string,
  form: HTMLFormElement,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  const texts = Object.fromEntries(fields.map((field) => [field, textIn(form, field)]));
  keepDraft(key, texts);
  return texts as Record<Field, string>;
}

/** What the visitor or the browser has filled in meanwhile stays. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const [field, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === '') control.value = text;
  }
}
