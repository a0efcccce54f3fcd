import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import {
  contrastOf,
  contrastPairs,
  textContrast,
  type ContrastPair,
} from '../../components/theme/contrast.ts';
import { customProperty, reference } from '../../components/theme/customPropertyNames.ts';
import type { Palette } from '../../components/theme/palette.ts';
import { colorRoles, type ColorRole } from '../../components/theme/tokens.ts';
import { colorUses } from '../../.storybook/tokens/colorUses.ts';
import { paletteOnStage } from './parts/onStage.ts';
import { Name, Sheet, Specimens, Value } from './parts/Sheet.tsx';
import { Figure, Table } from './parts/Table.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

/** Every role, in the palette that the toolbar's two colours make. */
export const Roles: StoryObj = {
  render: (_, { globals }) => {
    const colors = paletteOnStage(globals);
    return (
      <Sheet>
        <Specimens>
          {colorRoles.map((role) => (
            <li key={role}>
              <Swatch token={role} />
              <Name>{role}</Name>
              <Value>
                {colors[role]} · {customProperty('color', role)}
              </Value>
              <Value>{colorUses[role]}</Value>
            </li>
          ))}
        </Specimens>
      </Sheet>
    );
  },
};

/** For each ground, the colours that may be placed on it, with the contrast measured in this palette. */
export const AllowedPairs: StoryObj = {
  name: 'Contrast: which colours on which',
  render: (_, { globals }) => {
    const colors = paletteOnStage(globals);
    const byGround = Map.groupBy(contrastPairs, ({ ground }) => ground);
    return (
      <Sheet>
        {[...byGround].map(([ground, pairs]) => (
          <Stack key={ground} as="section" gap={3}>
            <Heading level={3} size="lg">
              On {ground}
            </Heading>
            <Table
              caption={`${colorUses[ground]}. These colours may be placed on it.`}
              head={['Sample', 'Colour', 'For', 'Measured', 'At least']}
            >
              {pairs.map((pair) => (
                <PairRow key={pair.foregrounds.join(' ')} pair={pair} colors={colors} />
              ))}
            </Table>
          </Stack>
        ))}
      </Sheet>
    );
  },
};

function PairRow({ pair, colors }: { pair: ContrastPair; colors: Palette }) {
  const { foregrounds, ground, atLeast } = pair;
  const ratio = (role: ColorRole) =>
    contrastOf({ foregrounds: [role], ground, atLeast: 1 }, colors);
  const best = foregrounds.reduce((one, other) => (ratio(one) >= ratio(other) ? one : other));
  const isText = atLeast >= textContrast;
  return (
    <tr>
      <td>
        {isText ? (
          <TextSample ink={best} ground={ground}>
            Aa
          </TextSample>
        ) : (
          <EdgeSample ink={best} ground={ground} />
        )}
      </td>
      <th scope="row">{foregrounds.join(' or ')}</th>
      <td>{isText ? 'Text' : 'Edges, icons and the focus ring'}</td>
      <Figure>{contrastOf(pair, colors).toFixed(1)}</Figure>
      <Figure>{atLeast.toFixed(1)}</Figure>
    </tr>
  );
}

const Swatch = styled.div<{ token: ColorRole }>`
  height: 5rem;
  margin-bottom: var(--space-2);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: ${({ token }) => reference('color', token)};
`;

const TextSample = styled.span<{ ink: ColorRole; ground: ColorRole }>`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-sm);
  background: ${({ ground }) => reference('color', ground)};
  color: ${({ ink }) => reference('color', ink)};
  font-weight: var(--weight-semibold);
`;

const EdgeSample = styled.span<{ ink: ColorRole; ground: ColorRole }>`
  display: inline-block;
  padding: 6px;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-sm);
  background: ${({ ground }) => reference('color', ground)};

  &::before {
    content: '';
    display: block;
    width: 2rem;
    height: 1.25rem;
    border: 3px solid ${({ ink }) => reference('color', ink)};
    border-radius: var(--radius-sm);
  }
`;
