import styled from '@emotion/styled';
import type { Decorator } from '@storybook/react-vite';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

/** As narrow as a page becomes on a small phone or at 400 % zoom (WCAG 1.4.10). */
export const narrow: Decorator = (Story) => (
  <Phone>
    <Story />
  </Phone>
);

/** On the deep ground of the brand, where colours change their parts. */
export const onBandGround: Decorator = (Story) => (
  <Surface tone="band" p={6}>
    <Story />
  </Surface>
);

/** In something that is as wide as the window, by which the parts of the header go. */
export const inHeader: Decorator = (Story) => (
  <Wide>
    <Story />
  </Wide>
);

/** In a list, which an entry of one needs around it. */
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
