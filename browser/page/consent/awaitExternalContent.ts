import { externalContent } from '../../../contract/markup.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { onConsentsChanged } from '../../consent/consents.ts';

/**
 * Waits until the visitor may have allowed a third-party content in the page: by the button next to
 * it, in the banner, in another tab, or earlier. Only then loads the code that checks it.
 */
export function awaitExternalContent(): void {
  if (!isAwaited) {
    isAwaited = true;
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>(`${externalContent} button`);
      if (button) wake(button);
    });
    onConsentsChanged(() => wake());
    addEventListener('storage', () => wake());
  }
  if (isAnythingKept()) wake();
}

let isAwaited = false;

function wake(pressed?: HTMLButtonElement): void {
  if (!document.querySelector(externalContent)) return;
  void import('./externalContent.ts').then(({ obey, followConsents }) => {
    if (pressed) obey(pressed);
    else followConsents();
  }, reloadOnce);
}

function isAnythingKept(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage may be forbidden.
    return false;
  }
}
