import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import atkinsonHyperlegibleNext from '@capsizecss/metrics/atkinsonHyperlegibleNext';
import baskervville from '@capsizecss/metrics/baskervville';
import georgia from '@capsizecss/metrics/georgia';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { typefaces } from './projectTokens.ts';
import { weights } from './tokens.ts';

/** A web font file. The build subsets and serves it. */
export interface FontFace {
  /** Name of the served file; the build adds a hash. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** Weights that the variable font keeps: a single one, or a range. */
  readonly weight: number | readonly [number, number];
  /** Further weights that use this face, if the family has no other: otherwise browsers would synthesise bold. */
  readonly standsFor?: readonly [number, number];
  /** The font's file, as an import specifier. */
  readonly source: string;
  readonly characters: CharacterRange;
  /** Markup that needs the face. Without it, nearly every page needs the face at first paint. */
  readonly occasion?: RegExp;
}

/** A face with the address of its file. */
export type ServedFontFace = FontFace & { readonly url: string };

/** Characters by first and last code point. */
export type CharacterRange = readonly [Characters, ...(readonly Characters[])];

type Characters = readonly [first: number, last: number];

/** A local font scaled to the size of a web font, used until that is loaded. */
interface FallbackFace {
  readonly family: string;
  /** Names of local fonts with equal metrics. */
  readonly local: readonly string[];
  /** CSS percentages by descriptor; omits those that the local font needs no override for. */
  readonly overrides: Readonly<Partial<Record<OverrideDescriptor, string>>>;
}

type OverrideDescriptor =
  | 'size-adjust'
  | 'ascent-override'
  | 'descent-override'
  | 'line-gap-override';

/**
 * German, English and French text with typographic characters, and names from the rest of western Europe:
 * enough for nearly all pages. Rare characters use the fallback font.
 */
const western: CharacterRange = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb3],
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xb9, 0xb9],
  [0xbb, 0xbe],
  [0xc0, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2011, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
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

/** Markup of italic text. For bold italic text see {@link boldEmphasis}. */
const emphasis = /<(?:em|i|cite|dfn|var)[\s>]/;

/** Italic text inside bold text, or the reverse. */
const boldEmphasis = new RegExp(
  [
    /<(?<bold>b|strong|th|dt)[\s>](?:(?!<\/\k<bold>>).)*<(?:em|i|cite|dfn|var)[\s>]/,
    /<(?<slanted>em|i|cite|dfn|var)[\s>](?:(?!<\/\k<slanted>>).)*<(?:b|strong)[\s>]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  's',
);

/** Quotations use the headings' family, but another weight. */
const quotation = /<blockquote[\s>]/;

/**
 * The faces of each pair, in CSS order. Browsers check later rules first, so each narrow `european` face
 * follows the `western` one, which therefore needs no range and serves all remaining characters.
 */
export const fontFaces: Readonly<Record<TypefacePair, readonly FontFace[]>> = {
  humane: [
    ...bodyFaces('atkinson', 'Atkinson', atkinson),
    ...faces({ ...heading('humane'), name: 'source-serif', family: 'Source Serif' }, serif),
    ...faces(
      {
        name: 'source-serif-quotation',
        family: 'Source Serif',
        style: 'normal',
        weight: weights.regular,
        occasion: quotation,
      },
      serif,
    ),
  ],
  salon: [
    ...bodyFaces('hanken', 'Hanken', hanken),
    ...faces(
      {
        ...heading('salon'),
        standsFor: [weights.regular, weights.bold],
        name: 'baskervville',
        family: 'Baskervville',
      },
      baskerville,
    ),
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
 * Returns the faces that a page needs: italics only if something is emphasised, the letters of the rest of
 * Europe only if they occur, and so on.
 *
 * @param html the page's body
 */
export function neededFaces<Face extends FontFace>(faces: readonly Face[], html: string): Face[] {
  const isFurther = europeanLetter.test(html);
  const found = new Map<RegExp, boolean>();
  const has = (occasion: RegExp) => {
    // Most pages have no emphasis, and the search for bold italic takes longest.
    const isOut = occasion === boldEmphasis && !emphasis.test(html);
    const isThere = found.get(occasion) ?? (!isOut && occasion.test(html));
    found.set(occasion, isThere);
    return isThere;
  };
  return faces.filter(
    ({ occasion, characters }) =>
      (characters === western || isFurther) && (occasion === undefined || has(occasion)),
  );
}

const europeanLetter = new RegExp(
  `[${european.map((bounds) => bounds.map(escaped).join('-')).join('')}]`,
  'u',
);

function escaped(codePoint: number): string {
  return `\\u{${hex(codePoint)}}`;
}

/** Returns whether nearly every page needs a face at first paint. */
export function isNeededAtOnce({ occasion, characters }: FontFace): boolean {
  return !occasion && characters === western;
}

/**
 * Returns the `@font-face` rules, minified.
 *
 * `font-display: optional`: a font that is not available immediately is used from the next page on. So text
 * never changes or moves while somebody reads, and on a slow connection fonts do not compete for bandwidth.
 * The build preloads the fonts of the first paint.
 */
export function fontFaceCss(
  served: readonly ServedFontFace[],
  fallbacks: readonly FallbackFace[],
  display: FontDisplay = 'optional',
): string {
  return [...served.map((face) => webFontRule(face, display)), ...fallbacks.map(fallbackRule)].join(
    '',
  );
}

/** Behaviour while a font loads. `swap` is for Storybook, where fonts must always appear. */
type FontDisplay = 'optional' | 'swap';

function webFontRule(face: ServedFontFace, display: FontDisplay): string {
  return fontFaceRule({
    'font-family': `'${face.family}'`,
    ...(face.style === 'italic' && { 'font-style': 'italic' }),
    'font-weight': [face.standsFor ?? face.weight].flat().join(' '),
    'font-display': display,
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

/** Returns the faces of body text: all weights upright, and the two weights that italic text uses. */
function bodyFaces(name: string, family: string, source: string): FontFace[] {
  const upright = { style: 'normal', weight: [weights.regular, weights.bold] } as const;
  const slanted = { style: 'italic', weight: weights.regular, occasion: emphasis } as const;
  const both = { style: 'italic', weight: weights.bold, occasion: boldEmphasis } as const;
  return [
    ...faces({ name, family, ...upright }, source),
    ...faces({ name: `${name}-italic`, family, ...slanted }, source),
    ...faces({ name: `${name}-bold-italic`, family, ...both }, source),
  ];
}

function heading(pair: TypefacePair) {
  return { style: 'normal', weight: weights[typefaces[pair].headingWeight] } as const;
}

function faces(face: Omit<FontFace, 'source' | 'characters'>, source: string): FontFace[] {
  return [
    { ...face, source: `${source}-latin-wght-${face.style}.woff2`, characters: western },
    {
      ...face,
      name: `${face.name}-european`,
      source: `${source}-latin-ext-wght-${face.style}.woff2`,
      characters: european,
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
