import { trustSanitised } from '../primitives/safeHtml.ts';
import { galleryFixtures } from './Gallery.fixtures.ts';
import { galleryPictureFixtures } from './galleryPicture.fixtures.ts';
import { productCardFixtures } from './ProductCard.fixtures.ts';
import type { ProductPageProps } from './ProductPage.tsx';

const { ring, onRequest, withoutPicture } = productCardFixtures;

const german = {
  title: 'Morgenstunde 38',
  lead: 'Eine ruhige Uhr für jeden Tag, von Hand aufgezogen und so flach, dass sie unter jede Manschette passt.',
  trail: [
    { label: 'Startseite', href: '/' },
    { label: 'Produkte', href: '/produkte' },
    { label: 'Uhren', href: '/uhren' },
    { label: 'Morgenstunde 38' },
  ],
  pictures: galleryFixtures.german.pictures,
  price: 125_000,
  manufacturer: { name: 'Nordlicht Uhrenmanufaktur', href: '/marken/nordlicht' },
  attributes: [
    { name: 'Gehäuse', values: ['Edelstahl', 'gebürstet'] },
    { name: 'Band', values: ['Leder, blau'] },
    { name: 'Werk', values: ['Handaufzug, 42 Stunden Gangreserve'] },
    { name: 'Wasserdicht', values: ['bis 5 bar'] },
  ],
  body: {
    html: trustSanitised(
      '<p>Nordlicht baut in Musterhafen seit 1968 Uhren, die man reparieren kann. Das Werk der Morgenstunde 38 hat 82 Teile, von denen jedes einzeln zu haben ist.</p><h2 id="pflege">Pflege</h2><p>Alle fünf Jahre reinigen wir das Werk in unserer Werkstatt, auf Wunsch, während Sie warten.</p>',
    ),
  },
  requestHref: '/kontakt?topic=Verf%C3%BCgbarkeit%3A+Morgenstunde+38',
  related: [ring, onRequest, withoutPicture],
  backHref: '/uhren',
  lists: ['/produkte', '/uhren', '/marken/nordlicht'],
} satisfies ProductPageProps;

export const productPageFixtures = {
  german,
  onRequest: { ...german, price: undefined },
  absurdPrice: { ...german, price: 123_456_750 },
  onePicture: { ...german, pictures: [galleryPictureFixtures.upright] },
  withoutPicture: { ...german, pictures: [] },
  twelvePictures: { ...german, pictures: galleryFixtures.twelve.pictures },
  /** Only the required data. */
  bare: {
    title: 'Pendeluhr aus dem Nachlass',
    pictures: [],
    attributes: [],
    related: [],
    backHref: '/uhren',
    lists: ['/produkte', '/uhren'],
  },
  longName: {
    ...german,
    title: productCardFixtures.longName.title,
    manufacturer: { name: productCardFixtures.longName.manufacturer },
    attributes: [
      {
        name: 'Gewährleistungsverlängerungsurkundenausstellungsdatum',
        values: ['Feinmechanikerwerkstättengemeinschaftsvorstandssitzungsprotokoll'],
      },
    ],
    price: 123_456_750,
    related: [productCardFixtures.longName],
  },
  english: {
    ...german,
    lead: 'A quiet watch for every day, wound by hand and flat enough for any cuff.',
    trail: [
      { label: 'Home', href: '/en/' },
      { label: 'Watches', href: '/en/watches' },
      { label: 'Morgenstunde 38' },
    ],
    pictures: galleryFixtures.english.pictures,
    manufacturer: { name: 'Nordlicht Uhrenmanufaktur', href: '/en/brands/nordlicht' },
    attributes: [{ name: 'Case', values: ['stainless steel', 'brushed'] }],
    body: undefined,
    related: [productCardFixtures.english],
    backHref: '/en/watches',
    lists: ['/en/products', '/en/watches', '/en/brands/nordlicht'],
  },
  french: {
    ...german,
    title: 'Montre Morgenstunde 38',
    lead: 'Une montre discrète pour tous les jours, à remontage manuel.',
    trail: [
      { label: 'Accueil', href: '/fr/' },
      { label: 'Montres', href: '/fr/montres' },
      { label: 'Montre Morgenstunde 38' },
    ],
    pictures: galleryFixtures.french.pictures,
    manufacturer: { name: 'Nordlicht Uhrenmanufaktur', href: '/fr/marques/nordlicht' },
    attributes: [
      { name: 'Boîtier', values: ['acier inoxydable'] },
      // Not translated yet.
      {
        name: { text: 'Wasserdicht', lang: 'de' },
        values: [{ text: 'bis 5 bar', lang: 'de' }],
      },
    ],
    body: { ...german.body, lang: 'de' },
    related: [productCardFixtures.french],
    backHref: '/fr/montres',
    lists: ['/fr/produits', '/fr/montres', '/fr/marques/nordlicht'],
  },
} satisfies Record<string, ProductPageProps>;
