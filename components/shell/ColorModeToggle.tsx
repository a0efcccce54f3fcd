import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';

/**
 * Switches between the light and the dark look. The loader brings it to life and keeps
 * `aria-pressed` true; without JavaScript the system's preference holds and the button is gone.
 */
export function ColorModeToggle() {
  const { text } = useLabels();
  return (
    <Button type="button" data-color-mode-toggle="" aria-label={text('colorMode.dark')}>
      <Moon name="moon" />
      <Sun name="sun" />
    </Button>
  );
}

const Button = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-ink);
  cursor: pointer;
  &:hover {
    background: var(--color-surface-strong);
  }
  @media (scripting: none) {
    display: none;
  }
`;

// The icon shows what a press leads to. It follows the mode in CSS, so it is right from the first
// paint on, before any script has run.
const Moon = styled(Icon)`
  html[data-color-mode='dark'] & {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-color-mode='light']) & {
      display: none;
    }
  }
`;

const Sun = styled(Icon)`
  html:not([data-color-mode='dark']) & {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-color-mode='light']) & {
      display: revert;
    }
  }
`;
