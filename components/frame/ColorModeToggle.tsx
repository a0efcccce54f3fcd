import styled from '@emotion/styled';
import { colorModeToggle } from '../../contract/markup.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { toolStyles } from './toolStyles.ts';

/**
 * Switches between light and dark mode. The loader adds the behaviour and keeps `aria-pressed` up to date.
 * Without JavaScript the button is hidden and the system's preference applies.
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
