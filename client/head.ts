import type { RootData } from '../contract/markup/colorMode.ts';
import { colorModeKey } from '../contract/storageKeys.ts';

/**
 * Shows the colour mode that the visitor chose earlier. Inlined in the head of each page, so that
 * the wrong mode never flashes up; anything else than a mode in storage changes nothing.
 */
try {
  const mode = localStorage.getItem(colorModeKey);
  if (mode) (document.documentElement.dataset as RootData).colorMode = mode;
} catch {
  // Storage may be forbidden; the system's preference then holds.
}
