import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeIllustration } from '../../components/home/HomeIllustration.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

/** Drawn in the theme's colours. Try others in the toolbar. */
export const Illustration: StoryObj = {
  render: () => (
    <Sheet>
      <Frame>
        <HomeIllustration />
      </Frame>
    </Sheet>
  ),
};

const Frame = styled.div`
  max-width: 30rem;
`;
