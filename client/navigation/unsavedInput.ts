import { scriptLabels } from '../scriptLabels.ts';

const { text } = scriptLabels(['navigation.unsaved']);

/**
 * Stores the original content of a form. If the visitor leaves in another way than client
 * navigation, such as by closing the tab, the browser asks in its own words.
 */
export function remember(form: HTMLFormElement, untouched: FormData): void {
  contents.set(form, inWords(untouched));
  // Set late: some browsers exclude pages with this handler from the back/forward cache.
  window.onbeforeunload = (event) => {
    if (hasUnsavedInput()) event.preventDefault();
  };
}

// In the capture phase, before the form's own handlers: they may navigate at once or read the
// content later.
document.addEventListener(
  'submit',
  ({ target }) => {
    const form = target as HTMLFormElement;
    contents.set(form, inWords(new FormData(form)));
  },
  true,
);

/** True if the page has input that was neither sent nor reverted. Search forms do not count. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form:not([role])')].some((form) => {
    const before = contents.get(form);
    return before !== undefined && before !== inWords(new FormData(form));
  });
}

/** Asks before unsaved input is lost. After a yes, it does not ask again. */
export function mayLeave(): boolean {
  if (hasUnsavedInput() && !confirm(text('navigation.unsaved'))) return false;
  window.onbeforeunload = null;
  return true;
}

const contents = new WeakMap<HTMLFormElement, string>();

function inWords(fields: FormData): string {
  return JSON.stringify([...fields]);
}
