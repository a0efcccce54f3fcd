import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import atkinsonHyperlegibleNext from '@capsizecss/metrics/atkinsonHyperlegibleNext';
import baskervville from '@capsizecss/metrics/baskervville';
import georgia from '@capsizecss/metrics/georgia';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { weights } from './tokens.ts';

/** A web font's file, as the build subsets and serves it. */
export interface FontFace {
  /** What the served file is called; the build adds a hash. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The weights that the variable font keeps, from and to. */
  readonly weight: readonly [number, number];
  /** Where it comes from, as an import specifier. */
  readonly source: string;
  readonly characters: CharacterRange;
  /** Whether nearly every page needs it at first paint. */
  readonly preload: boolean;
}

/** A face with the address of its file. */
export type ServedFontFace = FontFace & { readonly url: string };

/** Characters by first and last code point. */
export type CharacterRange = readonly [Characters, ...(readonly Characters[])];

type Characters = readonly [first: number, last: number];

/** A local font, scaled to take the room of a web font that has not arrived. */
export interface FallbackFace {
  readonly family: string;
  /** Names of local fonts of equal metrics. */
  readonly local: readonly string[];
  /** CSS percentages by descriptor; one that the local font has of itself is left out. */
  readonly overrides: Readonly<Partial<Record<OverrideDescriptor, string>>>;
}

type OverrideDescriptor =
  'size-adjust' | 'ascent-override' | 'descent-override' | 'line-gap-override';

/** German, English and French text with its typography: what a page nearly always does with. */
const western: CharacterRange = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2dc, 0x2dc],
  [0x2002, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2199],
  [0x2212, 0x2212],
];

/** Names from the rest of Europe (Latin Extended-A, Romanian) and the German capital ß. */
const european: CharacterRange = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

const atkinson = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const baskerville = '@fontsource-variable/baskervville/files/baskervville';
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk';
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4';
const weight = [weights.regular, weights.bold] as const;

/**
 * The faces of a pair in the order of their CSS: later ones are asked first, so each narrow
 * `european` face follows the `western` one, which then needs no range of its own and serves all
 * that is left.
 */
export const fontFaces: Readonly<Record<TypefacePair, readonly FontFace[]>> = {
  humane: [
    ...faces('atkinson', 'Atkinson', 'normal', atkinson, true),
    ...faces('atkinson-italic', 'Atkinson', 'italic', atkinson, false),
    ...faces('source-serif', 'Source Serif', 'normal', serif, true),
  ],
  salon: [
    ...faces('hanken', 'Hanken', 'normal', hanken, true),
    ...faces('hanken-italic', 'Hanken', 'italic', hanken, false),
    ...faces('baskervville', 'Baskervville', 'normal', baskerville, true),
  ],
};

const sansInPlace = ['Arial', 'Liberation Sans'];
const serifInPlace = ['Georgia', 'Gelasio'];

export const fallbackFaces: Readonly<Record<TypefacePair, readonly FallbackFace[]>> = {
  humane: [
    fallback('Atkinson Fallback', atkinsonHyperlegibleNext, arial, sansInPlace),
    fallback('Source Serif Fallback', sourceSerif4, georgia, serifInPlace),
  ],
  salon: [
    fallback('Hanken Fallback', hankenGrotesk, arial, sansInPlace),
    fallback('Baskervville Fallback', baskervville, georgia, serifInPlace),
  ],
};

/**
 * The faces that a page can do with: italics only where something is emphasised, and the letters
 * of the rest of Europe only where a name has them.
 *
 * @param html the page's body
 */
export function neededFaces<Face extends FontFace>(faces: readonly Face[], html: string): Face[] {
  return faces.filter(
    ({ style, characters }) =>
      (style === 'normal' || emphasis.test(html)) &&
      (characters === western || hasAny(characters, html)),
  );
}

const emphasis = /<(?:em|i|cite|dfn|var)[\s>]/;

function hasAny(characters: CharacterRange, html: string): boolean {
  const range = characters.map((bounds) => bounds.map(escaped).join('-')).join('');
  return new RegExp(`[${range}]`, 'u').test(html);
}

function escaped(codePoint: number): string {
  return `\\u{${hex(codePoint)}}`;
}

/**
 * The `@font-face` rules, minified.
 *
 * `font-display: optional`: a font that is not there at once is left to the next page. So text never
 * changes its shape under a reader's eyes and never moves; and on a slow line it is not fought
 * over for bandwidth. The build preloads what a first paint needs.
 */
export function fontFaceCss(
  served: readonly ServedFontFace[],
  fallbacks: readonly FallbackFace[],
): string {
  return [...served.map(webFontRule), ...fallbacks.map(fallbackRule)].join('');
}

function webFontRule(face: ServedFontFace): string {
  return fontFaceRule({
    'font-family': `'${face.family}'`,
    ...(face.style === 'italic' && { 'font-style': 'italic' }),
    'font-weight': face.weight.join(' '),
    'font-display': 'optional',
    src: `url(${face.url})format('woff2')`,
    ...(face.characters === european && { 'unicode-range': unicodeRange(face.characters) }),
  });
}

function fallbackRule(face: FallbackFace): string {
  return fontFaceRule({
    'font-family': `'${face.family}'`,
    src: face.local.map((name) => `local(${name})`).join(),
    ...face.overrides,
  });
}

function fontFaceRule(descriptors: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(';')}}`;
}

function unicodeRange(characters: CharacterRange): string {
  return characters
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}

function faces(
  name: string,
  family: string,
  style: FontFace['style'],
  source: string,
  preload: boolean,
): FontFace[] {
  const common = { family, style, weight };
  return [
    {
      ...common,
      name,
      source: `${source}-latin-wght-${style}.woff2`,
      characters: western,
      preload,
    },
    {
      ...common,
      name: `${name}-european`,
      source: `${source}-latin-ext-wght-${style}.woff2`,
      characters: european,
      preload: false,
    },
  ];
}

function fallback(
  family: string,
  webFont: typeof arial,
  localFont: typeof arial,
  local: readonly string[],
): FallbackFace {
  const { fontFaces: computed } = createFontStack([webFont, localFont], {
    fontFaceFormat: 'styleObject',
  });
  const metrics = computed[0]?.['@font-face'];
  return {
    family,
    local,
    overrides: {
      ...percentage('size-adjust', metrics?.sizeAdjust),
      ...percentage('ascent-override', metrics?.ascentOverride),
      ...percentage('descent-override', metrics?.descentOverride),
      ...percentage('line-gap-override', metrics?.lineGapOverride),
    },
  };
}

/** Two decimals are a hundredth of a pixel in body text. */
function percentage(
  descriptor: OverrideDescriptor,
  value: string | undefined,
): FallbackFace['overrides'] {
  if (value === undefined) return {};
  return { [descriptor]: `${Number(Number.parseFloat(value).toFixed(2))}%` };
}
