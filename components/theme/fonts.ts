import { createFontStack } from '@capsizecss/core';
import baskervville from '@capsizecss/metrics/baskervville';
import georgia from '@capsizecss/metrics/georgia';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4';
import sourceSerif4Semibold from '@capsizecss/metrics/sourceSerif4/600';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700';
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
  /** `swap` if the face may replace its fallback after the first paint. Otherwise `optional`. */
  readonly display?: FontDisplay;
}

/** The treatment of a font that is not available at the first paint. */
type FontDisplay = 'optional' | 'swap';

/** A face with the address of its file. */
export type ServedFontFace = FontFace & { readonly url: string };

/** Characters by first and last code point. */
export type CharacterRange = readonly [Characters, ...(readonly Characters[])];

type Characters = readonly [first: number, last: number];

/**
 * A local font scaled to the size of a web font, used until that is loaded. A family has a face for each
 * kind of system; browsers skip faces whose font is not installed.
 */
interface FallbackFace {
  readonly family: string;
  /** The weight of the local font. Declared, so that browsers do not embolden a bold font. */
  readonly weight: number;
  /** Full names or PostScript names of local fonts with equal metrics. */
  readonly local: readonly string[];
  /** Markup that needs the face, as that of the web font. */
  readonly occasion?: RegExp;
  /** CSS percentages by descriptor; omits those that the local font needs no override for. */
  readonly overrides: Readonly<Partial<Record<OverrideDescriptor, string>>>;
}

type OverrideDescriptor = 'size-adjust' | 'ascent-override' | 'descent-override';

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

/*
 * Local serif fonts by metrics: Georgia is part of Windows and Apple's systems, Liberation Serif
 * of Linux and Noto Serif of Android. Georgia resembles the web fonts most, so it is last in each list
 * below: browsers prefer the last face whose font is installed.
 */
const georgias = ['Georgia'];
const liberations = ['Liberation Serif'];
const notos = ['Noto Serif'];

/**
 * The scaled fallbacks of the headings' families. Body text needs none: its web fonts never replace text that
 * is already on screen, and Arial, Liberation Sans and Roboto are as wide without scaling (99.6 to 101 %).
 */
export const fallbackFaces: Readonly<Record<TypefacePair, readonly FallbackFace[]>> = {
  humane: [
    // Bold local fonts: their letters have nearly the widths of the semibold web font, so a heading keeps
    // its lines when the web font replaces them.
    ...fallbacks(
      {
        family: 'Source Serif Fallback',
        weight: weights[typefaces.humane.headingWeight],
        webFont: sourceSerif4Semibold,
      },
      [
        { metrics: notoSerifBold, local: bold(notos) },
        { metrics: timesNewRomanBold, local: bold(liberations) },
        { metrics: georgiaBold, local: bold(georgias) },
      ],
    ),
    ...fallbacks(
      { family: 'Source Serif Fallback', webFont: sourceSerif4, occasion: quotation },
      serifs(),
    ),
  ],
  salon: [...fallbacks({ family: 'Baskervville Fallback', webFont: baskervville }, serifs())],
};

function serifs(): readonly LocalFont[] {
  return [
    { metrics: notoSerif, local: notos },
    { metrics: timesNewRoman, local: liberations },
    { metrics: georgia, local: georgias },
  ];
}

function bold(names: readonly string[]): string[] {
  return names.map((name) => `${name} Bold`);
}

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

/** Returns whether nearly every page needs a face at first paint, so that the build preloads it. */
export function isNeededAtOnce({ occasion, characters }: FontFace): boolean {
  return !occasion && characters === western;
}

/**
 * Returns the `@font-face` rules, minified.
 *
 * The faces of body text are optional: one that is late would break lines elsewhere and move the text that
 * somebody reads. The face of headings is swapped: headings are short, and their fallback has the same
 * widths, so their lines stay.
 *
 * @param display overrides the faces' own behaviour. `swap` is for Storybook, where fonts must always appear
 */
export function fontFaceCss(
  served: readonly ServedFontFace[],
  fallbacks: readonly FallbackFace[],
  display?: FontDisplay,
): string {
  return [...served.map((face) => webFontRule(face, display)), ...fallbacks.map(fallbackRule)].join(
    '',
  );
}

function webFontRule(face: ServedFontFace, display: FontDisplay | undefined): string {
  return fontFaceRule({
    'font-family': `'${face.family}'`,
    ...(face.style === 'italic' && { 'font-style': 'italic' }),
    'font-weight': [face.standsFor ?? face.weight].flat().join(' '),
    'font-display': display ?? face.display ?? 'optional',
    src: `url(${face.url})format('woff2')`,
    ...(face.characters === european && { 'unicode-range': unicodeRange(face.characters) }),
  });
}

function fallbackRule(face: FallbackFace): string {
  return fontFaceRule({
    'font-family': `'${face.family}'`,
    ...(face.weight !== weights.regular && { 'font-weight': String(face.weight) }),
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
  const weight = weights[typefaces[pair].headingWeight];
  return { style: 'normal', display: 'swap', weight } as const;
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

/** The fallback of a web font, by the web font's metrics. */
interface Fallback extends Pick<FallbackFace, 'family' | 'occasion'> {
  /** Default: regular. */
  readonly weight?: number;
  readonly webFont: typeof georgia;
}

/** The names of local fonts with equal metrics. */
interface LocalFont extends Pick<FallbackFace, 'local'> {
  readonly metrics: typeof georgia;
}

function fallbacks(
  { webFont, weight = weights.regular, ...face }: Fallback,
  localFonts: readonly LocalFont[],
): FallbackFace[] {
  return localFonts.map(({ metrics, local }) => ({
    ...face,
    weight,
    local,
    overrides: overridesFor(webFont, metrics),
  }));
}

/** The gap between lines needs no override: every text has a line height. */
function overridesFor(
  webFont: typeof georgia,
  localFont: typeof georgia,
): FallbackFace['overrides'] {
  const { fontFaces: computed } = createFontStack([webFont, localFont], {
    fontFaceFormat: 'styleObject',
  });
  const metrics = computed[0]?.['@font-face'];
  return {
    ...percentage('size-adjust', metrics?.sizeAdjust),
    ...percentage('ascent-override', metrics?.ascentOverride),
    ...percentage('descent-override', metrics?.descentOverride),
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
