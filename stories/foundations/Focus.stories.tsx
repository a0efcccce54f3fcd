import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reference } from '../../components/theme/customPropertyNames.ts';
import type { ColorRole } from '../../components/theme/tokens.ts';
import { Name, Sheet, Specimens } from './parts/Sheet.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

const grounds = [
  ['canvas', 'ink'],
  ['surface', 'ink'],
  ['surfaceStrong', 'ink'],
  ['accentSoft', 'ink'],
  ['accent', 'onAccent'],
  ['band', 'onBand'],
  ['dangerSoft', 'ink'],
  ['successSoft', 'ink'],
] as const satisfies readonly (readonly [ground: ColorRole, text: ColorRole])[];

/** The ring on every kind of ground. Press Tab to move the real one from link to link. */
export const Ring: StoryObj = {
  render: () => (
    <Sheet>
      <Specimens>
        {grounds.map(([ground, text]) => (
          <li key={ground}>
            <Ground ground={ground} text={text}>
              <a href={`#${ground}`}>Link</a>
              <Ringed>Focused</Ringed>
            </Ground>
            <Name>{ground}</Name>
          </li>
        ))}
      </Specimens>
    </Sheet>
  ),
};

const Ground = styled.div<{ ground: ColorRole; text: ColorRole }>`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  justify-content: center;
  height: 6rem;
  margin-bottom: var(--space-2);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: ${({ ground }) => reference('color', ground)};

  &,
  a {
    color: ${({ text }) => reference('color', text)};
  }
`;

/** Looks as the global styles make the focused element look. */
const Ringed = styled.span`
  outline: 3px solid var(--color-focus-outer);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--color-focus-inner);
`;
