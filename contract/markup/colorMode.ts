/** On `<html>`: the mode that the visitor chose; with none, or no such mode, the system's preference holds. */
export interface RootData {
  colorMode?: string;
}

export const colorModeAttribute = 'data-color-mode';

/** On the button that switches between the modes. */
export const colorModeToggle = 'data-color-mode-toggle';
