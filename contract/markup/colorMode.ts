/** On `<html>`: the visitor's mode. Without a valid one, the system's preference applies. */
export interface RootData {
  colorMode?: string;
}

export const colorModeAttribute = 'data-color-mode';

/** On the button that switches between the modes. */
export const colorModeToggle = 'data-color-mode-toggle';
