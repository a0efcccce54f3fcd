import type { ColorMode } from '../../contract/themeSettings.ts';
import type { RootData } from '../../contract/markup.ts';
import { colorModeKey } from '../../contract/storageKeys.ts';

/** The choice that this page shows, if the visitor made one. */
export function chosenColorMode(): ColorMode | undefined {
  const { colorMode: mode } = document.documentElement.dataset as RootData;
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}

/** Applies a mode and stores it for the next page. */
export function chooseColorMode(mode: ColorMode): void {
  (document.documentElement.dataset as RootData).colorMode = mode;
  try {
    localStorage.setItem(colorModeKey, mode);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}
