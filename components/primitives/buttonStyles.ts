import { button } from '../theme/tokens.ts';

/** Styles shared by `Button` and `ButtonLink`. */

export interface ButtonLook {
  /** `primary` at most once per screen; `secondary` next to it; `quiet` for minor actions. Default `primary`. */
  variant?: ButtonVariant;
  /** Height: `md` is 44 px, `lg` 52 px. Default `md`. */
  size?: ButtonSize;
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'md' | 'lg';

/**
 * Returns the styles for a variant and size.
 *
 * @param pressable a selector that excludes states in which a press does nothing
 */
export function buttonStyles({ variant = 'primary', size = 'md' }: ButtonLook, pressable = '') {
  return frame + sizes[size] + variants[variant](pressable);
}

// The border also exists if it is invisible: in forced colours only the border remains.
const frame = `
  position: relative;
  overflow: clip;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  font-family: var(--font-body);
  font-size: var(--font-size-button);
  font-weight: var(--weight-bold);
  line-height: var(--line-snug);
  letter-spacing: 0.04em;
  text-align: center;
  text-decoration: none;
  text-transform: ${button.textTransform};
  hyphens: manual;
  overflow-wrap: anywhere;
  transition-property: background-color, border-color;
  transition-duration: var(--duration-quick);
`;

const sizes = {
  md: 'min-height: var(--size-target); padding: var(--space-2) 1.25rem;',
  lg: 'min-height: 3.25rem; padding: var(--space-3) var(--space-5);',
};

const variants: Record<ButtonVariant, (pressable: string) => string> = {
  primary: (pressable) => `
    background: var(--color-accent);
    color: var(--color-on-accent);
    &:hover${pressable} { background: var(--color-accent-hover); }
    &:active${pressable} { background: var(--color-accent-pressed); }
  `,
  secondary: (pressable) => `
    border-color: var(--color-control-border);
    color: var(--color-accent-text);
    &:hover${pressable} { border-color: currentColor; background: var(--color-accent-soft); color: var(--color-on-accent-soft); }
    &:active${pressable} { border-color: transparent; background: var(--color-accent-pressed); color: var(--color-on-accent); }
  `,
  quiet: (pressable) => `
    color: var(--color-accent-text);
    &:hover${pressable} { background: var(--color-accent-soft); color: var(--color-on-accent-soft); }
    &:active${pressable} { background: var(--color-accent-pressed); color: var(--color-on-accent); }
  `,
};
