import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandsPageFixtures } from '../../components/products/BrandsPage.fixtures.ts';
import { BrandsPage } from '../../components/products/BrandsPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: BrandsPage, parameters: wholePage } satisfies Meta<typeof BrandsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: brandsPageFixtures.german };
export const CompoundsOnPhone: Story = { args: brandsPageFixtures.compound, globals: onPhone };
export const English: Story = {
  args: brandsPageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: brandsPageFixtures.french, parameters: { language: 'fr' } };
