import type { ListFacets, FacetValue } from '../../components/products/filter/listFacets.ts';
import { match, sortedPositions } from '../../components/products/filter/match.ts';
import { numberedValues } from '../../components/products/filter/numberedValues.ts';
import { wholeList } from '../../components/products/filter/selection.ts';
import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
  onRequest,
  type CatalogueIndex,
  type ListValue,
  type ProductCardRecord,
} from '../../contract/catalogue.ts';
import * as productCard from './ProductCard.stories.tsx';

/** A small shop, in the form that the build writes. */
export interface SampleCatalogue {
  readonly index: CatalogueIndex;
  readonly cards: readonly ProductCardRecord[];
  readonly facets: ListFacets;
}

const categories = [
  ['watches', 'Uhren', '/uhren'],
  ['jewelry', 'Schmuck', '/schmuck'],
  ['decoratives', 'Dekoration', '/dekoration'],
] as const;
const manufacturers = [
  ['nordlicht', 'Nordlicht Uhrenmanufaktur'],
  ['morgentau', 'Atelier Morgentau'],
  ['wiesenleinen', 'Weberei Wiesenleinen'],
  ['feinmechanik', 'Feinmechanikerwerkstättengemeinschaft Musterhafen'],
] as const;
const materials = [
  ['gold', 'Gold'],
  ['silver', 'Silber'],
  ['steel', 'Edelstahl'],
  ['leather', 'Leder'],
  ['linen', 'Leinen'],
  ['ceramic', 'Keramik'],
  ['glass', 'Glas'],
  ['oak', 'Eiche'],
  ['wool', 'Wolle'],
  ['walnut', 'Nussbaumwurzelholz'],
] as const;
const colours = [
  ['blue', 'Blau'],
  ['red', 'Rot'],
  ['natural', 'Naturfarben'],
] as const;

type Thing = readonly [category: 0 | 1 | 2, maker: number, name: string];

const things: readonly Thing[] = [
  [0, 0, 'Armbanduhr'],
  [1, 1, 'Ring'],
  [2, 2, 'Kissen'],
  [0, 3, 'Wanduhr'],
  [1, 1, 'Ohrstecker'],
  [2, -1, 'Vase'],
];

const surnames = ['Ida', 'Jonte', 'Käthe', 'Levke', 'Mads', 'Nele', 'Ole', 'Pia', 'Runa', 'Sönke'];

const picturesOf = [
  productCard.Everything.args.picture,
  productCard.PriceOnRequest.args.picture,
  productCard.WithoutManufacturer.args.picture,
] as const;

/** 60 products, every tenth without a price. */
export const sampleCatalogue = catalogueOf(
  surnames.flatMap((surname, round) =>
    things.map(([category, maker, name], number): ProductCardRecord => ({
      href: `${categories[category][2]}/${surname.toLowerCase()}-${number}`,
      title: `${name} „${surname}“`,
      manufacturer: manufacturers[maker]?.[1],
      price: priceAt(round * things.length + number),
      picture: { ...picturesOf[category], alt: name },
    })),
  ),
);

/** The name of the sample's index file. */
export const sampleHash = 'sample';

function catalogueOf(cards: readonly ProductCardRecord[]): SampleCatalogue {
  const kinds = surnames.flatMap(() => things);
  const byTitle = cards
    .map(({ title }, position) => ({ title, position }))
    .sort((a, b) => a.title.localeCompare(b.title, 'de'))
    .map(({ position }) => position);
  const index: CatalogueIndex = {
    ...numberedValues(
      kinds.map(([category, maker], position) => valuesOf(category, maker, position)),
    ),
    prices: cards.map(({ price }) => price ?? onRequest),
    titles: cards.map((_, position) => byTitle.indexOf(position)),
    cards: 'samplecards',
  };
  return { index, cards, facets: facetsIn(index) };
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

function priceAt(position: number): number | undefined {
  return position % 10 === 9 ? undefined : 2_900 + ((position * 7919) % 200) * 1_250;
}

function facetsIn(index: CatalogueIndex): ListFacets {
  const { countWith } = match(index, sortedPositions(index, wholeList.order), wholeList);
  const facetOf = (
    parameter: string,
    all: readonly (readonly [key: string, name: string, href?: string])[],
  ): FacetValue[] =>
    all.map(([key, name, href]) => ({
      ...{ key, name, count: countWith(parameter, key) },
      ...(href !== undefined && { href }),
    }));
  const attribute = (key: string, name: string, values: typeof materials | typeof colours) => ({
    ...{ key, name },
    values: facetOf(attributeParameterPrefix + key, values),
  });
  return {
    categories: facetOf(categoryParameter, categories),
    manufacturers: facetOf(manufacturerParameter, manufacturers),
    attributes: [
      attribute('material', 'Material', materials),
      attribute('colour', 'Farbe', colours),
    ],
    price: { min: 29, max: 2517 },
  };
}
