/**
 * Asks before unsaved input is lost. Stores a form's content at the first focus in the form, which is the
 * last chance before the visitor changes it, and then loads the text of the question.
 */
export function startLeaving(): void {
  document.addEventListener('focusin', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form && !untouched.has(form)) remember(form);
  });
  // In the capture phase, before the form's own handler, which may leave the page immediately.
  document.addEventListener(
    'submit',
    ({ target }) => {
      untouched.set(target as HTMLFormElement, contentOf(target as HTMLFormElement));
    },
    true,
  );
  // The visitor may have typed before this script ran.
  const early = document.querySelector<HTMLFormElement>('form:focus-within');
  if (!early) return;
  const blank = early.cloneNode(true) as HTMLFormElement;
  blank.reset();
  remember(early, blank);
}

function remember(form: HTMLFormElement, before = form): void {
  untouched.set(form, contentOf(before));
  // Set only now: some browsers don't keep a page with this handler in the back/forward cache.
  window.onbeforeunload = (event) => {
    if (hasUnsavedInput()) event.preventDefault();
  };
  import('./spoken.ts').then(
    ({ unsaved }) => {
      question = unsaved();
    },
    // Without the text, the browser asks in its own words.
    () => undefined,
  );
}

/** True if the page has input that was neither sent nor reverted. Search forms don't count. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form:not([role])')].some((form) => {
    const before = untouched.get(form);
    return before !== undefined && before !== contentOf(form);
  });
}

/**
 * True if there is unsaved input, but the text of our question has not loaded. Then the browser has to load
 * the next page, since it asks in its own words before it does.
 */
export function isBrowserAsking(): boolean {
  return !question && hasUnsavedInput();
}

/** Asks before unsaved input is lost. After a yes, it does not ask again. */
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
