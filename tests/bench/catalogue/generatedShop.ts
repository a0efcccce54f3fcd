import { productCategories } from '../../../contract/catalogue.ts';
import { languages, type Language } from '../../../locales/languages.ts';
import { dice, type Dice } from '../dice.ts';

/** The records of a catalogue, as in a content folder. */
export interface GeneratedShop {
  readonly productCategories: readonly object[];
  readonly manufacturers: readonly object[];
  readonly attributes: readonly object[];
  readonly products: readonly object[];
}

/**
 * Generates a catalogue of any size. The same arguments give the same catalogue. It has products of
 * all categories in three languages. One in ten lacks a price, a manufacturer or French texts.
 *
 * @param pictures names of existing picture files
 */
export function generatedShop(
  count: number,
  pictures: readonly string[] = [],
  seed = 1,
): GeneratedShop {
  return {
    productCategories: productCategories.map((key, sort) => ({
      ...{ key, sort },
      translations: inEach((language) => ({
        title: titled(key),
        description: `${titled(key)} (${language})`,
        slug: key.replaceAll('_', '-'),
      })),
    })),
    manufacturers: makers.map((name, sort) => ({
      ...{ key: keyOf(name), name, sort },
      translations: inEach((language) => ({ description: `${name} (${language})` })),
    })),
    attributes: Object.entries(attributes).map(([key, values], sort) => ({
      ...{ key, sort },
      values: values.map((value) => ({
        key: value,
        translations: inEach((language) => ({ name: named(value, language) })),
      })),
      translations: inEach((language) => ({ name: named(key, language) })),
    })),
    products: Array.from({ length: count }, (_, index) =>
      product(index, dice(seed * 1_000_003 + index), pictures),
    ),
  };
}

function product(index: number, roll: Dice, pictures: readonly string[]): object {
  const category = roll.oneOf(productCategories);
  const maker = roll.chance(0.1) ? undefined : roll.oneOfFirst(makers);
  const name = `${roll.oneOf(things)} ${roll.oneOf(names)} ${index + 1}`;
  const chosen = Object.entries(attributes).filter(() => roll.chance(0.6));
  const picture = roll.chance(0.1) || pictures.length === 0 ? undefined : roll.oneOf(pictures);
  const slug = keyOf(name);
  return {
    sort: index,
    category,
    ...(maker !== undefined && { manufacturer: keyOf(maker) }),
    ...(roll.chance(0.9) && { price: price(roll) }),
    attributes: chosen.map(([attribute, values]) => ({
      attribute,
      values: [roll.oneOfFirst(values)],
    })),
    images:
      picture === undefined
        ? []
        : [
            {
              file: picture,
              translations: inEach((language) => ({ image_alt: `${name} (${language})` })),
            },
          ],
    translations: inEach((language) => ({
      title: name,
      slug,
      description: `${name}: ${named(category, language)}.`,
      body: `<p>${sentences(roll)}</p><p>${sentences(roll)}</p>`,
    })).filter(({ language }) => language !== 'fr' || index % 10 !== 0),
  };
}

/** A realistic price: mostly small, and often just below a round number. */
function price(roll: Dice): number {
  const euros = Math.ceil(Math.exp(2 + 6 * roll.number()));
  return roll.chance(0.5) ? euros : euros - 0.1;
}

function sentences(roll: Dice): string {
  return Array.from({ length: 4 }, () => {
    const words = Array.from({ length: 9 }, () => roll.oneOf(things).toLowerCase());
    return titled(`${words.join(' ')}.`);
  }).join(' ');
}

function inEach<Texts extends object>(texts: (language: Language) => Texts) {
  return languages.map((language) => ({ language, ...texts(language) }));
}

function named(key: string, language: Language): string {
  return language === 'de' ? titled(key) : `${titled(key)} (${language})`;
}

function titled(key: string): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`;
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ü', 'ue').replaceAll(' ', '-');
}

const makers = Array.from({ length: 40 }, (_, index) => `Werkstatt ${index + 1}`);

const attributes: Readonly<Record<string, readonly string[]>> = {
  material: ['gold', 'silver', 'steel', 'brass', 'wood', 'linen', 'wool', 'glass'],
  colour: ['white', 'black', 'blue', 'green', 'red', 'grey', 'rose', 'natural'],
  size: ['xs', 's', 'm', 'l', 'xl'],
  style: ['plain', 'classic', 'festive', 'playful'],
  occasion: ['wedding', 'birthday', 'everyday', 'christening', 'anniversary'],
  origin: ['workshop', 'region', 'country', 'europe'],
};

const things = [
  ...[
    'Halskette',
    'Armband',
    'Ohrring',
    'Ring',
    'Uhr',
    'Vase',
    'Decke',
    'Kissen',
    'Kerze',
    'Schale',
  ],
  ...[
    'Brosche',
    'Lampe',
    'Tuch',
    'Brille',
    'Rad',
    'Kranz',
    'Duft',
    'Perle',
    'Anhänger',
    'Leuchter',
  ],
];

const names = [
  ...['Mara', 'Linde', 'Norden', 'Amsel', 'Ufer', 'Tau', 'Morgen', 'Abend', 'Heide', 'Düne'],
  ...['Welle', 'Feder', 'Stern', 'Mond', 'Moos', 'Farn', 'Birke', 'Ahorn', 'Kiesel', 'Salz'],
];
