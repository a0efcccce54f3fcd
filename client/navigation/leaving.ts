/**
 * Asks before typed input is lost. Remembers what a form holds at the first focus in it, before the visitor
 * changes it. The words of the question are loaded then.
 */
export function startLeaving(): void {
  document.addEventListener('focusin', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form && !untouched.has(form)) remember(form);
  });
  // Before those who handle it: they may lead away from the page at once, or keep it for later.
  document.addEventListener(
    'submit',
    ({ target }) => {
      untouched.set(target as HTMLFormElement, contentOf(target as HTMLFormElement));
    },
    true,
  );
  // Who was faster than this script may have typed already.
  const early = document.querySelector<HTMLFormElement>('form:focus-within');
  if (!early) return;
  const blank = early.cloneNode(true) as HTMLFormElement;
  blank.reset();
  remember(early, blank);
}

function remember(form: HTMLFormElement, before = form): void {
  untouched.set(form, contentOf(before));
  // Not from the start: a page that may ask is not kept for the way back by every browser.
  window.onbeforeunload = (event) => {
    if (hasUnsavedInput()) event.preventDefault();
  };
  import('./spoken.ts').then(
    ({ text }) => {
      question = text('navigation.unsaved');
    },
    // Without it, the browser asks.
    () => undefined,
  );
}

/** Whether the page holds input that was neither sent nor taken back; a query is no loss. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form:not([role])')].some((form) => {
    const before = untouched.get(form);
    return before !== undefined && before !== contentOf(form);
  });
}

/**
 * Whether only the browser can ask before input is lost, in its own words: ours are not there. It
 * asks where it loads the page itself.
 */
export function isAskedByBrowser(): boolean {
  return !question && hasUnsavedInput();
}

/** Asks before input is lost, and not again once the visitor lets it go. */
export function mayLeave(): boolean {
  if (hasUnsavedInput() && !confirm(question)) return false;
  window.onbeforeunload = null;
  return true;
}

const untouched = new WeakMap<HTMLFormElement, string>();
let question: string | undefined;

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
