import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandsPage } from '../../components/products/BrandsPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';
import * as manufacturerIntro from './ManufacturerIntro.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: BrandsPage, parameters: wholePage } satisfies Meta<typeof BrandsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { name, href, logo } = manufacturerIntro.Everything.args;
const nordlicht = {
  name,
  description: 'Baut in Musterhafen seit 1968 Uhren, die man reparieren kann.',
  href,
  productsHref: '/marken/nordlicht',
  logo,
};
const morgentau = {
  name: 'Atelier Morgentau',
  description: 'Schmuck nach Zeichnung, aus Gold, das schon einmal Schmuck war.',
  productsHref: '/marken/morgentau',
};

export const TwoBrands = {
  args: {
    title: 'Unsere Marken',
    lead: 'Wir führen, was wir selbst gern tragen, und kennen die Menschen, die es machen.',
    trail: [{ label: 'Startseite', href: '/' }, { label: 'Unsere Marken' }],
    brands: [nordlicht, morgentau],
  },
} satisfies Story;
export const LongWordsOnPhone = {
  args: {
    ...TwoBrands.args,
    brands: [
      {
        ...nordlicht,
        name: 'Feinmechanikerwerkstättengemeinschaft Musterhafen-Beispielhausen',
        description: 'Gewährleistungsverlängerungsurkundenausstellungsberechtigt seit 1968.',
      },
    ],
  },
  ...onPhone,
} satisfies Story;
export const PartlyTranslated = {
  args: {
    title: 'Nos marques',
    brands: [
      {
        ...nordlicht,
        description: { text: nordlicht.description, lang: 'de' },
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
