import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryTilesFixtures } from '../../components/products/CategoryTiles.fixtures.ts';
import { CategoryTiles } from '../../components/products/CategoryTiles.tsx';
import { belowHeading } from '../association/belowHeading.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: CategoryTiles, decorators: [belowHeading] } satisfies Meta<
  typeof CategoryTiles
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: categoryTilesFixtures.german };
export const InNarrowSpace: Story = { ...German, decorators: [narrow] };
export const Single: Story = { args: categoryTilesFixtures.single };
export const English: Story = {
  args: categoryTilesFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: categoryTilesFixtures.french, parameters: { language: 'fr' } };
