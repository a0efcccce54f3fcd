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
      <Icon name="moon" />
    </Button>
  );
}

const Button = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-ink);
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    background: var(--color-surface-strong);
  }
  @media (scripting: none) {
    display: none;
  }
`;
