import type * as UnsavedInput from './unsavedInput.ts';

/**
 * Asks before unsaved input is lost. The code loads at the first focus in a form, which is the last
 * chance to read the form's content before the visitor changes it.
 */
export function startLeaving(): void {
  const seen = new WeakSet<HTMLFormElement>();
  const watch = (form: HTMLFormElement, before = form) => {
    if (seen.has(form)) return;
    seen.add(form);
    const untouched = new FormData(before);
    import('./unsavedInput.ts').then(
      (module) => {
        unsavedInput = module;
        module.remember(form, untouched);
      },
      // Without this code, no question is asked.
      () => undefined,
    );
  };
  document.addEventListener('focusin', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form) watch(form);
  });
  // The visitor may have typed before this script ran.
  const early = document.querySelector<HTMLFormElement>('form:focus-within');
  if (!early) return;
  const blank = early.cloneNode(true) as HTMLFormElement;
  blank.reset();
  watch(early, blank);
}

/** True if the page has input that was neither sent nor reverted. */
export function hasUnsavedInput(): boolean {
  return unsavedInput?.hasUnsavedInput() ?? false;
}

/** Asks before unsaved input is lost. After a yes, it does not ask again. */
export function mayLeave(): boolean {
  return unsavedInput?.mayLeave() ?? true;
}

let unsavedInput: typeof UnsavedInput | undefined;
