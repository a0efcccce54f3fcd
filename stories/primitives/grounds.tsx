import styled from '@emotion/styled';
import type { Decorator } from '@storybook/react-vite';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

/** The width of a small phone, or of a page at 400 % zoom (WCAG 1.4.10). */
export const narrow: Decorator = (Story) => (
  <Phone>
    <Story />
  </Phone>
);

/** On the brand's dark background, which redefines the colours. */
export const onBandGround: Decorator = (Story) => (
  <Surface tone="band" p={6}>
    <Story />
  </Surface>
);

/** In a container as wide as the window, for the container queries of the header's parts. */
export const inHeader: Decorator = (Story) => (
  <Wide>
    <Story />
  </Wide>
);

/** In a list, which a list entry requires. */
export const inList: Decorator = (Story) => (
  <Stack as="ul">
    <Story />
  </Stack>
);

const Wide = styled.div`
  container-type: inline-size;
`;

const Phone = styled.div`
  width: 320px;
  max-width: 100%;
  padding: 16px;
  border: 1px dashed var(--color-hairline);
`;
