import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductListPageProps } from '../../components/products/ProductListPage.tsx';
import { screen, wholeScreen, withProps } from './screen.tsx';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Products = { render: screen('products') } satisfies Story;
export const OneProduct = {
  render: screen('products', {
    change: withProps<ProductListPageProps>(
      ({ list: { nextHref: _, catalogue: __, ...list } }) => ({
        list: {
          ...list,
          ...{ cards: list.cards.slice(0, 1), total: 1 },
          pagination: { current: 1, hrefs: ['/produkte'] },
        },
      }),
    ),
  }),
} satisfies Story;
export const NoProducts = {
  render: screen('products', {
    change: withProps<ProductListPageProps>({
      list: {
        ...{ cards: [], total: 0, facets: { categories: [], manufacturers: [], attributes: [] } },
        pagination: { current: 1, hrefs: ['/produkte'] },
      },
    }),
  }),
} satisfies Story;
export const Category = { render: screen('category') } satisfies Story;
export const Manufacturer = { render: screen('manufacturer') } satisfies Story;
export const Brands = { render: screen('brands') } satisfies Story;
export const Product = { render: screen('product') } satisfies Story;
