import {
  productsPerShard,
  type CatalogueIndex,
  type CatalogueShard,
  type ProductCardRecord,
} from '../../contract/catalogue/records.ts';
import type { Language } from '../../locales/languages.ts';
import type { FacetGroups, FacetValue } from './filter/facetGroups.ts';
import { productCardFixtures } from './ProductCard.fixtures.ts';

/** A small shop in one language, as the build would write it. */
export interface SampleCatalogue {
  readonly index: CatalogueIndex;
  readonly shards: readonly CatalogueShard[];
  readonly cards: readonly ProductCardRecord[];
  readonly facets: FacetGroups;
}

type Names = Readonly<Record<Language, string>>;

const categories = [
  [
    'watches',
    { de: 'Uhren', en: 'Watches', fr: 'Montres' },
    { de: '/uhren', en: '/en/watches', fr: '/fr/montres' },
  ],
  [
    'jewelry',
    { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' },
    { de: '/schmuck', en: '/en/jewelry', fr: '/fr/bijoux' },
  ],
  [
    'decoratives',
    { de: 'Dekoration', en: 'Decoration', fr: 'Décoration' },
    { de: '/dekoration', en: '/en/decoratives', fr: '/fr/decoration' },
  ],
] as const;

const manufacturers = [
  ['nordlicht', 'Nordlicht Uhrenmanufaktur'],
  ['morgentau', 'Atelier Morgentau'],
  ['wiesenleinen', 'Weberei Wiesenleinen'],
  ['feinmechanik', 'Feinmechanikerwerkstättengemeinschaft Musterhafen'],
] as const;

const materials: readonly (readonly [key: string, names: Names])[] = [
  ['gold', { de: 'Gold', en: 'Gold', fr: 'Or' }],
  ['silver', { de: 'Silber', en: 'Silver', fr: 'Argent' }],
  ['steel', { de: 'Edelstahl', en: 'Steel', fr: 'Acier' }],
  ['leather', { de: 'Leder', en: 'Leather', fr: 'Cuir' }],
  ['linen', { de: 'Leinen', en: 'Linen', fr: 'Lin' }],
  ['ceramic', { de: 'Keramik', en: 'Ceramic', fr: 'Céramique' }],
  ['glass', { de: 'Glas', en: 'Glass', fr: 'Verre' }],
  ['oak', { de: 'Eiche', en: 'Oak', fr: 'Chêne' }],
  ['wool', { de: 'Wolle', en: 'Wool', fr: 'Laine' }],
  ['walnut', { de: 'Nussbaumwurzelholz', en: 'Walnut burl', fr: 'Loupe de noyer' }],
];

const colours: readonly (readonly [key: string, names: Names])[] = [
  ['blue', { de: 'Blau', en: 'Blue', fr: 'Bleu' }],
  ['red', { de: 'Rot', en: 'Red', fr: 'Rouge' }],
  ['natural', { de: 'Naturfarben', en: 'Natural', fr: 'Naturel' }],
];

const things: readonly Thing[] = [
  [0, 0, { de: 'Armbanduhr', en: 'Wristwatch', fr: 'Montre' }],
  [1, 1, { de: 'Ring', en: 'Ring', fr: 'Bague' }],
  [2, 2, { de: 'Kissen', en: 'Cushion', fr: 'Coussin' }],
  [0, 3, { de: 'Wanduhr', en: 'Wall clock', fr: 'Horloge' }],
  [1, 1, { de: 'Ohrstecker', en: 'Ear studs', fr: 'Clous d’oreilles' }],
  [2, -1, { de: 'Vase', en: 'Vase', fr: 'Vase' }],
];

type Thing = readonly [category: 0 | 1 | 2, maker: number, names: Names];

const surnames = ['Ida', 'Jonte', 'Käthe', 'Levke', 'Mads', 'Nele', 'Ole', 'Pia', 'Runa', 'Sönke'];

const picturesOf = [
  productCardFixtures.watch.picture,
  productCardFixtures.ring.picture,
  productCardFixtures.withoutManufacturer.picture,
] as const;

/** The sample in a language: 60 products, of which every tenth has no price. */
export function sampleCatalogue(language: Language): SampleCatalogue {
  const cards = surnames.flatMap((surname, round) =>
    things.map(([category, maker, names], number): ProductCardRecord => {
      const position = round * things.length + number;
      return {
        href: `${categories[category][2][language]}/${surname.toLowerCase()}-${number}`,
        title: `${names[language]} „${surname}“`,
        manufacturer: manufacturers[maker]?.[1],
        price: priceAt(position),
        picture: { ...picturesOf[category], alt: names[language] },
      };
    }),
  );
  const kinds = surnames.flatMap(() => things);
  const positions = [...cards.keys()];
  const index: CatalogueIndex = {
    categories: categories.map(([key]) => key),
    manufacturers: manufacturers.map(([key]) => key),
    values: [
      ...materials.map(([key]) => ['material', key] as const),
      ...colours.map(([key]) => ['colour', key] as const),
    ],
    category: kinds.map(([category]) => category),
    manufacturer: kinds.map(([, maker]) => maker),
    price: positions.map((position) => priceAt(position) ?? -1),
    attributeValues: positions.map((position) => [
      position % materials.length,
      materials.length + (position % colours.length),
    ]),
    byTitle: cards
      .map(({ title }, position) => ({ title, position }))
      .sort((a, b) => a.title.localeCompare(b.title, language))
      .map(({ position }) => position),
    shards: ['sample0', 'sample1'],
  };
  const shards = index.shards.map((_, shard) => ({
    products: cards.slice(shard * productsPerShard, (shard + 1) * productsPerShard),
  }));
  return { index, shards, cards, facets: facetsIn(index, language) };
}

/** The hash in the address of its index. */
export const sampleHash = 'sample';

function priceAt(position: number): number | undefined {
  return position % 10 === 9 ? undefined : 2_900 + ((position * 7919) % 200) * 1_250;
}

function facetsIn(index: CatalogueIndex, language: Language): FacetGroups {
  const count = (column: readonly number[], entry: number) =>
    column.filter((other) => other === entry).length;
  const valuesOf = (
    all: readonly (readonly [key: string, names: Names])[],
    first: number,
  ): FacetValue[] =>
    all.map(([key, names], number) => ({
      key,
      name: names[language],
      count: count(index.attributeValues.flat(), first + number),
    }));
  return {
    categories: categories.map(([key, names, path], number) => ({
      key,
      name: names[language],
      count: count(index.category, number),
      href: path[language],
    })),
    manufacturers: manufacturers.map(([key, name], number) => ({
      key,
      name,
      count: count(index.manufacturer, number),
    })),
    attributes: [
      {
        key: 'material',
        name: { de: 'Material', en: 'Material', fr: 'Matière' }[language],
        values: valuesOf(materials, 0),
      },
      {
        key: 'colour',
        name: { de: 'Farbe', en: 'Colour', fr: 'Couleur' }[language],
        values: valuesOf(colours, materials.length),
      },
    ],
    price: { min: 29, max: 2517 },
  };
}
