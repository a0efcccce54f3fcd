import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/primitives/Stack.tsx';
import { customProperty, reference } from '../../components/theme/customPropertyNames.ts';
import { durations, easings } from '../../components/theme/tokens.ts';
import { Name, Row, Sheet, Value } from './parts/Sheet.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

const uses: Readonly<Record<keyof typeof durations, string>> = {
  dropdown: 'A menu opens',
  mobileMenu: 'The menu of a phone opens',
  expander: 'An expander opens',
  layout: 'The header gets smaller',
  resizeBlock: 'No motion for this long after the window was resized',
  height: 'A box changes its height',
  lazyImage: 'A picture appears',
  quick: 'A control reacts to the pointer',
};

/** Point at a row to see its time. */
export const Durations: StoryObj = {
  render: () => (
    <Sheet>
      <Stack as="ul" role="list" gap={3}>
        {Object.entries(durations).map(([name, milliseconds]) => (
          <Row key={name}>
            <Name>
              {customProperty('duration', name)}
              <Value>
                {milliseconds} ms · {uses[name as keyof typeof durations]}
              </Value>
            </Name>
            <Track>
              <Runner token={name} />
            </Track>
          </Row>
        ))}
        {Object.entries(easings).map(([name, curve]) => (
          <Row key={name}>
            <Name>{customProperty('ease', name)}</Name>
            <Value>{curve}: fast at first, then slower, so that a press is answered at once</Value>
          </Row>
        ))}
      </Stack>
    </Sheet>
  ),
};

const Track = styled.div`
  border-radius: var(--radius-sm);
  background: var(--color-surface-strong);
`;

const Runner = styled.div<{ token: string }>`
  width: 12%;
  height: var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  transition: width ${({ token }) => reference('duration', token)} var(--ease-out);

  li:hover & {
    width: 100%;
  }
`;
