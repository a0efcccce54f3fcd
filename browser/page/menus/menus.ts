import { reloadOnce } from '../reloadOnce.ts';
import { startClosing } from './closing.ts';

/** Adds to the menus what browsers lack: closing them, and arrow keys. */
export function startMenus(): void {
  startClosing();
  // The arrow keys' code loads with the first focus: visitors without a keyboard never load it.
  document
    .querySelector('header nav:has(details)')
    ?.addEventListener('focusin', addKeys, { once: true });
}

function addKeys({ currentTarget }: Event): void {
  void import('./menuKeys.ts').then(
    ({ startMenuKeys }) => startMenuKeys(currentTarget as HTMLElement),
    reloadOnce,
  );
}
