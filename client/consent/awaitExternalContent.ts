import { reloadOnce } from '../reloadOnce.ts';
import { onConsentsChanged } from '../state/consents.ts';
import { onContentConsentsChanged } from '../state/contentConsents.ts';
import { isAllowed, places } from './allowedContent.ts';

/**
 * Has the contents of other providers in the page follow what the visitor allows: by a press beside
 * one of them, by what is kept, or by the banner, in whichever tab. What shows them comes only then.
 */
export function awaitExternalContent(): void {
  if (!isAwaited) {
    isAwaited = true;
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>(`${places} button`);
      if (button) void showing().then(({ show }) => show(button), reloadOnce);
    });
    onConsentsChanged(follow);
    onContentConsentsChanged(follow);
  }
  follow();
}

let isAwaited = false;

function follow(): void {
  const all = [...document.querySelectorAll<HTMLElement>(places)];
  if (all.some((place) => isAllowed(place) || place.querySelector('iframe'))) {
    void showing().then(({ followConsents }) => followConsents(), reloadOnce);
  }
}

function showing() {
  return import('./externalContent.ts');
}
