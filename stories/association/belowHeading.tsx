import type { Decorator } from '@storybook/react-vite';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';

/** What blocks show begins with the third rank, below the heading of the block. */
export const belowHeading: Decorator = (Story) => (
  <Stack gap={5}>
    <Heading level={1}>Seite</Heading>
    <Heading level={2}>Block</Heading>
    <Story />
  </Stack>
);
