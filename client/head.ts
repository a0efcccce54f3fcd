import type { RootData } from '../contract/markup/colorMode.ts';
import { colorModeKey } from '../contract/storageKeys.ts';

/*
 * Inlined in the head of each page, before anything is to be seen: every letter of it is in each page.
 */

// What is pressed before the page's scripts are there is repeated by them (client/earlyPress.ts).
onclick = (press) => (self.pressed = press);

// The colour mode that the visitor chose earlier, so that the wrong one never flashes up; anything else than a
// mode in storage changes nothing.
try {
  const mode = localStorage.getItem(colorModeKey);
  if (mode) (document.documentElement.dataset as RootData).colorMode = mode;
} catch {
  // Storage may be forbidden; the system's preference then holds.
}
