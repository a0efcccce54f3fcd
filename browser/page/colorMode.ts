import { chosenColorMode, chooseColorMode } from '../stores/colorMode.ts';
import type { ColorMode } from '../../contract/themeSettings.ts';
import { colorModeToggle } from '../../contract/markup.ts';

/**
 * Lets the visitor switch between light and dark. The choice is stored.
 *
 * @param options a signal that removes the listeners, for an application that removes its header
 */
export function startColorMode(options?: { readonly signal: AbortSignal }): void {
  const toggles = document.querySelectorAll<HTMLButtonElement>(`[${colorModeToggle}]`);
  // The bars of the browser follow the page's mode, not the system's.
  const darkBars = document.querySelector('meta[name=theme-color][media]');
  const show = () => {
    darkBars?.setAttribute('media', currentMode() === 'dark' ? 'all' : 'not all');
    for (const toggle of toggles) toggle.ariaPressed = `${currentMode() === 'dark'}`;
  };
  for (const toggle of toggles) {
    const choose = () => {
      chooseColorMode(currentMode() === 'dark' ? 'light' : 'dark');
      show();
    };
    toggle.addEventListener('click', choose, options);
  }
  darkPreferred.addEventListener('change', show, options);
  show();
}

const darkPreferred = matchMedia('(prefers-color-scheme: dark)');

function currentMode(): ColorMode {
  return chosenColorMode() ?? (darkPreferred.matches ? 'dark' : 'light');
}
