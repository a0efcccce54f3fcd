import type { Meta, StoryObj } from '@storybook/react-vite';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import { ProductPage } from '../../components/products/ProductPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';
import * as gallery from './Gallery.stories.tsx';
import * as productCard from './ProductCard.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ProductPage, parameters: wholePage } satisfies Meta<typeof ProductPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = {
  html: trustSanitised(
    '<p>Nordlicht baut in Musterhafen seit 1968 Uhren, die man reparieren kann. Das Werk der Morgenstunde 38 hat 82 Teile, von denen jedes einzeln zu haben ist.</p><h2 id="pflege">Pflege</h2><p>Alle fünf Jahre reinigen wir das Werk in unserer Werkstatt, auf Wunsch, während Sie warten.</p>',
  ),
};

export const Everything = {
  args: {
    title: 'Morgenstunde 38',
    lead: 'Eine ruhige Uhr für jeden Tag, von Hand aufgezogen und so flach, dass sie unter jede Manschette passt.',
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Produkte', href: '/produkte' },
      { label: 'Uhren', href: '/uhren' },
      { label: 'Morgenstunde 38' },
    ],
    pictures: gallery.ThreePictures.args.pictures,
    price: 125_000,
    manufacturer: { name: 'Nordlicht Uhrenmanufaktur', href: '/marken/nordlicht' },
    attributes: [
      { name: 'Gehäuse', values: ['Edelstahl', 'gebürstet'] },
      { name: 'Band', values: ['Leder, blau'] },
      { name: 'Werk', values: ['Handaufzug, 42 Stunden Gangreserve'] },
      { name: 'Wasserdicht', values: ['bis 5 bar'] },
    ],
    body,
    requestHref: '/kontakt?topic=Verf%C3%BCgbarkeit%3A+Morgenstunde+38',
    related: [
      productCard.WithoutManufacturer.args,
      productCard.PriceOnRequest.args,
      productCard.WithoutPicture.args,
    ],
    backHref: '/uhren',
    lists: ['/produkte', '/uhren', '/marken/nordlicht'],
  },
} satisfies Story;
export const PriceOnRequest = { args: { ...Everything.args, price: undefined } } satisfies Story;
export const VeryHighPrice = { args: { ...Everything.args, price: 123_456_750 } } satisfies Story;
export const OnePicture = {
  args: { ...Everything.args, pictures: gallery.ThreePictures.args.pictures.slice(0, 1) },
} satisfies Story;
export const WithoutPicture = { args: { ...Everything.args, pictures: [] } } satisfies Story;
export const TwelvePictures = {
  args: { ...Everything.args, pictures: gallery.TwelvePictures.args.pictures },
} satisfies Story;
export const RequiredOnly = {
  args: {
    title: 'Pendeluhr aus dem Nachlass',
    pictures: [],
    attributes: [],
    related: [],
    backHref: '/uhren',
    lists: ['/produkte', '/uhren'],
  },
} satisfies Story;
export const LongName = {
  args: {
    ...Everything.args,
    title: productCard.LongNameOnPhone.args.title,
    manufacturer: { name: productCard.LongNameOnPhone.args.manufacturer },
    attributes: [
      {
        name: 'Gewährleistungsverlängerungsurkundenausstellungsdatum',
        values: ['Feinmechanikerwerkstättengemeinschaftsvorstandssitzungsprotokoll'],
      },
    ],
    price: 123_456_750,
    related: [productCard.LongNameOnPhone.args],
  },
} satisfies Story;
export const LongNameOnPhone = { ...LongName, ...onPhone } satisfies Story;
export const PartlyTranslated = {
  args: {
    ...Everything.args,
    lead: 'Une montre discrète pour tous les jours, à remontage manuel.',
    attributes: [
      { name: 'Boîtier', values: ['acier inoxydable'] },
      {
        name: { text: 'Wasserdicht', lang: 'de' },
        values: [{ text: 'bis 5 bar', lang: 'de' }],
      },
    ],
    body: { ...body, lang: 'de' },
  },
  parameters: inLanguage('fr'),
} satisfies Story;
