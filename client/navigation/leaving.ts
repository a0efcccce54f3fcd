import type * as UnsavedInput from './unsavedInput.ts';

/**
 * Asks before typed input is lost. What it takes comes with the first focus in a form, which is the
 * last moment to see what the form holds before the visitor changes it.
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
      // Without it, nothing is asked.
      () => undefined,
    );
  };
  document.addEventListener('focusin', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form) watch(form);
  });
  // Who was faster than this script may have typed already.
  const early = document.querySelector<HTMLFormElement>('form:focus-within');
  if (!early) return;
  const blank = early.cloneNode(true) as HTMLFormElement;
  blank.reset();
  watch(early, blank);
}

/** Whether the page holds input that was neither sent nor taken back. */
export function hasUnsavedInput(): boolean {
  return unsavedInput?.hasUnsavedInput() ?? false;
}

/** Asks before input is lost, and not again once the visitor lets it go. */
export function mayLeave(): boolean {
  return unsavedInput?.mayLeave() ?? true;
}

let unsavedInput: typeof UnsavedInput | undefined;
