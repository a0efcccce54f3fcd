import type { RootData } from '../contract/markup.ts';
import { colorModeKey } from '../contract/storageKeys.ts';

/**
 * Applies the light or dark mode that the visitor has chosen on an earlier page. For an application without server
 * rendering: call it before the first rendering, so that the wrong mode never flashes.
 */
export function showChosenColorMode(): void {
  try {
    const mode = localStorage.getItem(colorModeKey);
    if (mode) (document.documentElement.dataset as RootData).colorMode = mode;
  } catch {
    // Storage may be forbidden; the system's preference then applies.
  }
}
