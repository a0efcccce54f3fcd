import { labels } from './labels.ts';

/**
 * Remembers what forms held before the visitor touched them. What client navigation does not
 * handle, such as closing the tab, the browser asks about in its own words.
 */
export function startUnsavedInput(): void {
  const remember = (form: HTMLFormElement) => {
    contents.set(form, contentsOf(form));
    // Not from the start: a page that may ask is not kept for the way back by every browser.
    window.onbeforeunload = (event) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
  };
  document.addEventListener('focusin', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form && !contents.has(form)) remember(form);
  });
  // Before those who handle it: they may lead away from the page at once.
  document.addEventListener('submit', ({ target }) => remember(target as HTMLFormElement), true);
}

/** Whether the page holds input that was neither sent nor taken back; a query is no loss. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form:not([role])')].some((form) => {
    const before = contents.get(form);
    return before !== undefined && before !== contentsOf(form);
  });
}

/** Asks before input is lost, and not again once the visitor lets it go. */
export function mayLeave(): boolean {
  if (hasUnsavedInput() && !confirm(labels().unsaved)) return false;
  window.onbeforeunload = null;
  return true;
}

const contents = new WeakMap<HTMLFormElement, string>();

function contentsOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
