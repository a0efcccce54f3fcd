import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { productCardFixtures } from '../../components/products/ProductCard.fixtures.ts';
import { ProductCard, ProductGrid } from '../../components/products/ProductCard.tsx';
import { narrow } from '../primitives/grounds.tsx';

const inGrid: Decorator = (Story) => (
  <ProductGrid role="list">
    <Story />
  </ProductGrid>
);

const meta = { component: ProductCard, decorators: [inGrid] } satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const { watch, ring, onRequest, withoutManufacturer, withoutPicture, longName } =
  productCardFixtures;

export const Watch: Story = { args: watch };
export const OnRequest: Story = { args: onRequest };
export const WithoutManufacturer: Story = { args: withoutManufacturer };
export const WithoutPicture: Story = { args: withoutPicture };
export const AbsurdPrice: Story = { args: productCardFixtures.absurdPrice };
export const LongNameOnPhone: Story = { args: longName, decorators: [narrow] };
export const SeveralOfThem: Story = {
  args: watch,
  render: () => (
    <>
      {[watch, ring, onRequest, withoutManufacturer, withoutPicture, longName].map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </>
  ),
};
export const SeveralOnPhone: Story = { ...SeveralOfThem, decorators: [narrow] };
export const English: Story = {
  args: productCardFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: productCardFixtures.french, parameters: { language: 'fr' } };
