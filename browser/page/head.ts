import type { RootData } from '../../contract/markup.ts';
import { colorModeKey } from '../../contract/storageKeys.ts';

/*
 * Inlined in the head of each page, before the page is visible. Keep it short: each page contains
 * it.
 */

// Records clicks before the page's scripts have loaded; the scripts repeat them
// (browser/page/earlyPress.ts).
onclick = (press) => (self.pressed = press);

// Applies the visitor's colour mode, so that the wrong one never flashes. Any other value in
// storage has no effect.
try {
  const mode = localStorage.getItem(colorModeKey);
  if (mode) (document.documentElement.dataset as RootData).colorMode = mode;
} catch {
  // Storage may be forbidden; the system's preference then applies.
}
