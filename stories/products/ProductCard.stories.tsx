import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { productCardFixtures } from '../../components/products/ProductCard.fixtures.ts';
import { ProductCard, ProductGrid } from '../../components/products/ProductCard.tsx';
import { narrow } from '../primitives/grounds.tsx';

const inGrid: Decorator = (Story) => (
  <ProductGrid role="list">
    <Story />
  </ProductGrid>
);

const meta = { component: ProductCard } satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const { watch, ring, onRequest, withoutManufacturer, withoutPicture, longName } =
  productCardFixtures;

export const Watch: Story = { args: watch, decorators: [inGrid] };
export const OnRequest: Story = { args: onRequest, decorators: [inGrid] };
export const WithoutManufacturer: Story = { args: withoutManufacturer, decorators: [inGrid] };
export const WithoutPicture: Story = { args: withoutPicture, decorators: [inGrid] };
export const AbsurdPrice: Story = { args: productCardFixtures.absurdPrice, decorators: [inGrid] };
export const LongNameOnPhone: Story = { args: longName, decorators: [inGrid, narrow] };
export const SeveralOfThem: Story = {
  args: watch,
  decorators: [inGrid],
  render: () => (
    <>
      {[watch, ring, onRequest, withoutManufacturer, withoutPicture, longName].map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </>
  ),
};
export const SeveralOnPhone: Story = { ...SeveralOfThem, decorators: [inGrid, narrow] };
export const English: Story = {
  args: productCardFixtures.english,
  decorators: [inGrid],
  parameters: { language: 'en' },
};
export const French: Story = {
  args: productCardFixtures.french,
  decorators: [inGrid],
  parameters: { language: 'fr' },
};
