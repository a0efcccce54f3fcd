import type { Decorator } from '@storybook/react-vite';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';

/** Headings inside a block are of level 3, below the block's own heading. */
export const belowHeading: Decorator = (Story) => (
  <Stack gap={5}>
    <Heading level={1}>Seite</Heading>
    <Heading level={2}>Block</Heading>
    <Story />
  </Stack>
);
