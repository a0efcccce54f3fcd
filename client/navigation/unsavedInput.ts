import { scriptLabels } from '../scriptLabels.ts';

const { text } = scriptLabels(['navigation.unsaved']);

/**
 * Remembers what a form held before the visitor touched it. What client navigation does not handle,
 * such as closing the tab, the browser asks about in its own words.
 */
export function remember(form: HTMLFormElement, untouched: FormData): void {
  contents.set(form, inWords(untouched));
  // Not from the start: a page that may ask is not kept for the way back by every browser.
  window.onbeforeunload = (event) => {
    if (hasUnsavedInput()) event.preventDefault();
  };
}

// Before those who handle it: they may lead away from the page at once, or keep it for later.
document.addEventListener(
  'submit',
  ({ target }) => {
    const form = target as HTMLFormElement;
    contents.set(form, inWords(new FormData(form)));
  },
  true,
);

/** Whether the page holds input that was neither sent nor taken back; a query is no loss. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form:not([role])')].some((form) => {
    const before = contents.get(form);
    return before !== undefined && before !== inWords(new FormData(form));
  });
}

/** Asks before input is lost, and not again once the visitor lets it go. */
export function mayLeave(): boolean {
  if (hasUnsavedInput() && !confirm(text('navigation.unsaved'))) return false;
  window.onbeforeunload = null;
  return true;
}

const contents = new WeakMap<HTMLFormElement, string>();

function inWords(fields: FormData): string {
  return JSON.stringify([...fields]);
}
