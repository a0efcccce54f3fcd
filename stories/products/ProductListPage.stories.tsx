import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductListPage } from '../../components/products/ProductListPage.tsx';
import { productsPerPage } from '../../contract/catalogue.ts';
import { wholePage } from '../frame/wholePage.ts';
import * as productCard from './ProductCard.stories.tsx';
import { sampleCatalogue, sampleHash } from './sampleCatalogue.ts';
import { sampleFiles } from './sampleFiles.ts';

const meta = {
  component: ProductListPage,
  parameters: wholePage,
  beforeEach: () => sampleFiles(),
} satisfies Meta<typeof ProductListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { cards, facets } = sampleCatalogue;
const list = {
  cards: cards.slice(0, productsPerPage),
  total: cards.length,
  facets,
  catalogue: sampleHash,
  nextHref: '/produkte/2',
  pagination: { current: 1, hrefs: ['/produkte', '/produkte/2', '/produkte/3'] },
};
const onePage = { nextHref: undefined, pagination: { current: 1, hrefs: ['/produkte'] } };

export const AllProducts = {
  args: {
    title: 'Unsere Produkte',
    lead: 'Uhren, Schmuck und Dinge fürs Zuhause: von Leuten gemacht, die wir kennen.',
    list,
  },
} satisfies Story;
export const Filtered = {
  ...AllProducts,
  beforeEach: () =>
    sampleFiles('?category=jewelry&manufacturer=morgentau&attribute.material=silver&from=100'),
} satisfies Story;
export const NothingFits = {
  ...AllProducts,
  beforeEach: () => sampleFiles('?category=jewelry&manufacturer=nordlicht'),
} satisfies Story;
export const Category = {
  args: {
    title: 'Uhren',
    trail: [{ label: 'Unsere Produkte', href: '/produkte' }, { label: 'Uhren' }],
    list: { ...list, facets: { ...facets, categories: [] }, total: 20 },
  },
} satisfies Story;
export const WithoutPrices = {
  args: {
    title: 'Unsere Produkte',
    list: { ...list, facets: { ...facets, attributes: [], price: undefined } },
  },
} satisfies Story;

/** Later pages have no filters. */
export const SecondPage = {
  args: {
    title: 'Unsere Produkte (Seite 2)',
    list: { ...list, catalogue: undefined, pagination: { ...list.pagination, current: 2 } },
  },
} satisfies Story;
export const OneProduct = {
  args: {
    title: 'Fahrräder',
    list: { ...list, ...onePage, cards: [productCard.Everything.args], total: 1 },
  },
} satisfies Story;
export const LongestTexts = {
  args: {
    title: 'Feinmechanikerwerkstättengemeinschaftserzeugnisse',
    list: {
      ...list,
      ...onePage,
      cards: [
        productCard.LongNameOnPhone.args,
        productCard.VeryHighPrice.args,
        productCard.WithoutPicture.args,
      ],
      total: 3,
    },
  },
} satisfies Story;
export const Empty = {
  args: {
    title: 'Events',
    lead: 'Zurzeit ist nichts geplant.',
    list: {
      cards: [],
      total: 0,
      facets: { categories: [], manufacturers: [], attributes: [] },
      pagination: onePage.pagination,
    },
  },
} satisfies Story;
