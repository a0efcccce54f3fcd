/** Light or dark, as the visitor chose it; nothing is stored until then. */
export type ColorMode = 'light' | 'dark';

/** The key under which the choice is kept, shared with the script in the head of each page. */
export const colorModeKey = 'collegium-color-mode';

/** The choice that this page shows, if the visitor made one. */
export function chosenColorMode(): ColorMode | undefined {
  const mode = document.documentElement.dataset['colorMode'];
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}

/** Shows a mode and keeps it for the next page. */
export function chooseColorMode(mode: ColorMode): void {
  document.documentElement.dataset['colorMode'] = mode;
  try {
    localStorage.setItem(colorModeKey, mode);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}
