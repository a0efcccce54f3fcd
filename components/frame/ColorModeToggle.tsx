import styled from '@emotion/styled';
import { colorModeToggle } from '../../contract/markup/colorMode.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { toolStyles } from './toolStyles.ts';

/**
 * Switches between the light and the dark look. The loader brings it to life and keeps
 * `aria-pressed` true; without JavaScript the system's preference holds and the button is gone.
 */
export function ColorModeToggle() {
  const { text } = useLabels();
  return (
    <Button type="button" {...{ [colorModeToggle]: '' }} aria-label={text('colorMode.dark')}>
      <Icon name="moon" />
    </Button>
  );
}

const Button = styled.button`
  ${toolStyles}
`;
