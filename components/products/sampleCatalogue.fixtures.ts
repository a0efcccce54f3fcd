import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
} from '../../contract/catalogue/address.ts';
import {
  onRequest,
  type CatalogueIndex,
  type ListValue,
  type ProductCardRecord,
} from '../../contract/catalogue/records.ts';
import type { SampleLanguage } from '../i18n/sampleLanguages.fixtures.ts';
import type { FacetGroups, FacetValue } from './filter/facetGroups.ts';
import { match, sortedPositions } from './filter/match.ts';
import { numberedValues } from './filter/numberedValues.ts';
import { wholeList } from './filter/selection.ts';
import { productCardFixtures } from './ProductCard.fixtures.ts';

/** A small shop in one language, in the form that the build writes. */
export interface SampleCatalogue {
  readonly index: CatalogueIndex;
  readonly cards: readonly ProductCardRecord[];
  readonly facets: FacetGroups;
}

type Names = Readonly<Record<SampleLanguage, string>>;

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

/** Returns the sample in a language: 60 products, every tenth without a price. */
export function sampleCatalogue(language: SampleLanguage): SampleCatalogue {
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
  const byTitle = cards
    .map(({ title }, position) => ({ title, position }))
    .sort((a, b) => a.title.localeCompare(b.title, language))
    .map(({ position }) => position);
  const index: CatalogueIndex = {
    ...numberedValues(
      kinds.map(([category, maker], position) => valuesOf(category, maker, position)),
    ),
    prices: cards.map(({ price }) => price ?? onRequest),
    titles: cards.map((_, position) => byTitle.indexOf(position)),
    cards: 'samplecards',
  };
  return { index, cards, facets: facetsIn(index, language) };
}

function valuesOf(category: 0 | 1 | 2, maker: number, position: number): ListValue[] {
  const [material = ''] = materials[position % materials.length] ?? [];
  const [colour = ''] = colours[position % colours.length] ?? [];
  const [manufacturer] = manufacturers[maker] ?? [];
  return [
    [categoryParameter, categories[category][0]],
    ...(manufacturer === undefined ? [] : [[manufacturerParameter, manufacturer] as const]),
    [`${attributeParameterPrefix}material`, material],
    [`${attributeParameterPrefix}colour`, colour],
  ];
}

/** The name of the sample's index file. */
export const sampleHash = 'sample';

function priceAt(position: number): number | undefined {
  return position % 10 === 9 ? undefined : 2_900 + ((position * 7919) % 200) * 1_250;
}

function facetsIn(index: CatalogueIndex, language: SampleLanguage): FacetGroups {
  const { countWith } = match(index, sortedPositions(index, wholeList.order), wholeList);
  const facetOf = (
    parameter: string,
    all: readonly (readonly [key: string, name: string, href?: string])[],
  ): FacetValue[] =>
    all.map(([key, name, href]) => ({
      ...{ key, name, count: countWith(parameter, key) },
      ...(href !== undefined && { href }),
    }));
  const named = (all: readonly (readonly [key: string, names: Names])[]) =>
    all.map(([key, names]) => [key, names[language]] as const);
  return {
    categories: facetOf(
      categoryParameter,
      categories.map(([key, names, path]) => [key, names[language], path[language]]),
    ),
    manufacturers: facetOf(manufacturerParameter, manufacturers),
    attributes: [
      {
        key: 'material',
        name: { de: 'Material', en: 'Material', fr: 'Matière' }[language],
        values: facetOf(`${attributeParameterPrefix}material`, named(materials)),
      },
      {
        key: 'colour',
        name: { de: 'Farbe', en: 'Colour', fr: 'Couleur' }[language],
        values: facetOf(`${attributeParameterPrefix}colour`, named(colours)),
      },
    ],
    price: { min: 29, max: 2517 },
  };
}
