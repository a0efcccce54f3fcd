import type { Meta, StoryObj } from '@storybook/react-vite';
import { productListPageFixtures } from '../../components/products/ProductListPage.fixtures.ts';
import { ProductListPage } from '../../components/products/ProductListPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';
import { sampleFiles } from './sampleFiles.ts';

const meta = {
  component: ProductListPage,
  parameters: wholePage,
  beforeEach: () => sampleFiles('de'),
} satisfies Meta<typeof ProductListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { german, english, french } = productListPageFixtures;

export const German: Story = { args: german };
export const OnPhone: Story = { args: german, globals: onPhone };
export const Dark: Story = { args: german, parameters: { colorMode: 'dark' } };
export const Chosen: Story = {
  args: german,
  beforeEach: () =>
    sampleFiles(
      'de',
      '?category=jewelry&manufacturer=morgentau&attribute.material=silver&from=100',
    ),
};
export const NothingFits: Story = {
  args: german,
  beforeEach: () => sampleFiles('de', '?category=jewelry&manufacturer=nordlicht'),
};
export const Category: Story = { args: productListPageFixtures.category };
export const SecondPart: Story = { args: productListPageFixtures.secondPart };
export const OneProduct: Story = { args: productListPageFixtures.oneProduct };
export const Extremes: Story = { args: productListPageFixtures.extremes };
export const Empty: Story = { args: productListPageFixtures.empty };
export const English: Story = {
  args: english,
  parameters: { language: 'en' },
  beforeEach: () => sampleFiles('en'),
};
export const French: Story = {
  args: french,
  parameters: { language: 'fr' },
  beforeEach: () => sampleFiles('fr'),
};
