import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryFixtures } from '../../components/products/Gallery.fixtures.ts';
import { Gallery } from '../../components/products/Gallery.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: Gallery } satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: galleryFixtures.german, decorators: [narrow] };
export const TwelvePictures: Story = { args: galleryFixtures.twelve, decorators: [narrow] };
export const English: Story = {
  args: galleryFixtures.english,
  decorators: [narrow],
  parameters: { language: 'en' },
};
export const French: Story = {
  args: galleryFixtures.french,
  decorators: [narrow],
  parameters: { language: 'fr' },
};
/** Enlarged to the window, as after a press on "enlarge". */
export const Enlarged: Story = {
  args: galleryFixtures.twelve,
  decorators: [narrow],
  parameters: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }));
  },
};
