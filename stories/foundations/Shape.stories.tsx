import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { customProperty, reference } from '../../components/theme/customPropertyNames.ts';
import { corners } from '../../components/theme/projectTokens.ts';
import { cornerNames, sizes } from '../../components/theme/tokens.ts';
import { themeOnStage } from './parts/onStage.ts';
import { Name, Sheet, Specimens, Value } from './parts/Sheet.tsx';
import { Figure, Table } from './parts/Table.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

type CornerName = (typeof cornerNames)[number];

const cornerUses: Readonly<Record<CornerName, string>> = {
  sm: 'What visitors press or fill in: buttons, fields, menus; and marks',
  md: 'Surfaces: cards, panels, pictures',
};

export const Corners: StoryObj = {
  render: (_, { globals }) => (
    <Sheet>
      <Specimens>
        {cornerNames.map((name) => (
          <li key={name}>
            <Corner token={name} />
            <Name>{customProperty('radius', name)}</Name>
            <Value>{corners[themeOnStage(globals).corners][name]}</Value>
            <Value>{cornerUses[name]}</Value>
          </li>
        ))}
      </Specimens>
    </Sheet>
  ),
};

const lines = {
  hairline: 'Separates, such as the rows of a table',
  'control-border': 'The edge of a field',
  'band-hairline': 'Separates on a band',
} as const;

export const Lines: StoryObj = {
  render: () => (
    <Sheet>
      <Specimens>
        {Object.entries(lines).map(([name, use]) => (
          <li key={name}>
            <Line token={name} />
            <Name>1 px, {name}</Name>
            <Value>{use}</Value>
          </li>
        ))}
      </Specimens>
    </Sheet>
  ),
};

const sizeUses: Readonly<Record<keyof typeof sizes, string>> = {
  measure: 'The longest line of running text',
  target: 'The smallest touch target',
  header: 'The header’s height',
  logo: 'The logo’s greatest width',
  banner: 'The width of the cookie banner',
  bannerNarrow: 'Its greatest width in narrow windows',
};

export const Sizes: StoryObj = {
  render: () => (
    <Sheet>
      <Table caption="Sizes that are equal in all projects" head={['Token', 'Value', 'Use']}>
        {Object.entries(sizes).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{customProperty('size', name)}</th>
            <Figure>{value}</Figure>
            <td>{sizeUses[name as keyof typeof sizes]}</td>
          </tr>
        ))}
      </Table>
    </Sheet>
  ),
};

const Corner = styled.div<{ token: string }>`
  height: 5rem;
  margin-bottom: var(--space-2);
  border: 1px solid var(--color-control-border);
  border-radius: ${({ token }) => reference('radius', token)};
  background: var(--color-surface);
`;

const Line = styled.div<{ token: string }>`
  height: 5rem;
  margin-bottom: var(--space-2);
  background: ${({ token }) =>
    token === 'band-hairline' ? 'var(--color-band)' : 'var(--color-canvas)'};

  &::before {
    content: '';
    display: block;
    width: 100%;
    height: 50%;
    border-bottom: 1px solid var(--color-${({ token }) => token});
  }
`;
