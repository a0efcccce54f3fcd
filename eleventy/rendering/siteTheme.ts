import { minified } from '../../components/theme/minified.ts';
import { sheetCss, type Property, type SheetRule } from '../../components/theme/sheet.ts';
import type { StylePart } from '../../components/theme/styleParts.ts';
import { themeSheet } from '../../components/theme/stylesheet.ts';
import type { Theme } from '../../data/kinds/theme.ts';

/**
 * The theme as pages have it. The names of its custom properties are for those who write components. A page does
 * with less: what has one value everywhere stands as that value, and colours have a name of one letter or two, the
 * same on every page of a site, since header and footer stay when the visitor goes on to the next.
 */
export class SiteTheme {
  readonly #constants: ReadonlyMap<string, string>;
  readonly #shortNames: ReadonlyMap<string, string>;
  readonly #rules: readonly SheetRule[];

  constructor({ brand_color, base_color, config }: Theme) {
    const sheet = themeSheet({ ...config, brandColor: brand_color, baseColor: base_color });
    this.#constants = new Map(sheet.constants);
    this.#shortNames = shortNames(sheet.rules);
    this.#rules = sheet.rules.map(({ declarations, properties = [], ...others }) => ({
      ...others,
      declarations: this.finished(declarations),
      properties: properties.map(([name, value]) => [this.shortName(name) ?? name, value]),
    }));
  }

  /** CSS of a component or of the theme, in as few words as it can be said. */
  finished(css: string): string {
    return minified(css)
      .replace(wholeReference, (whole, name: string) => this.#constants.get(name) ?? whole)
      .replace(negated, '-$1')
      .replace(propertyName, (name) => this.shortName(name) ?? name);
  }

  /** What a colour is called. */
  shortName(name: string): string | undefined {
    return this.#shortNames.get(name);
  }

  /** What of its own a page has of the theme. */
  css({ parts, colors }: ThemeExtent, known?: ThemeExtent): string {
    return sheetCss(this.#rules, {
      hasPart: (part) =>
        part === undefined ? !known : parts.has(part) && known?.parts.has(part) !== true,
      hasProperty: (name) => colors.has(name) && known?.colors.has(name) !== true,
    });
  }

  /** The colours that the rules of the theme refer to. */
  colorsOf(parts: ReadonlySet<StylePart>): string[] {
    return this.#rules
      .filter(({ selectors }) => selectors.some(({ part }) => !part || parts.has(part)))
      .flatMap(({ declarations }) => colorsIn(declarations));
  }

  /**
   * What the theme defines, by its own names, for what refers to those: markup, and what an island shows
   * once it is alive.
   *
   * @param wanted which ones; default all that an island may refer to
   */
  ownNames(wanted?: ReadonlySet<string>): Property[] {
    const colors = [...this.#shortNames].map(([name, short]): Property => [name, `var(${short})`]);
    return [...this.#constants, ...colors].filter(
      ([name]) => wanted?.has(name) ?? !sizesOfFrame.test(name),
    );
  }
}

/**
 * Sizes of what stands around a page, where there is no island.
 *
 * @internal
 */
export const sizesOfFrame = /^--size-(?:header|logo|banner)/;

/** How much of a theme it is. */
interface ThemeExtent {
  readonly parts: ReadonlySet<StylePart>;
  /** By their short names. */
  readonly colors: ReadonlySet<string>;
}

/** The colours that CSS refers to, by their short names. */
export function colorsIn(css: string): string[] {
  return [...css.matchAll(reference)].map(([, name = '']) => name);
}

function shortNames(rules: readonly SheetRule[]): ReadonlyMap<string, string> {
  const names = new Set(rules.flatMap(({ properties = [] }) => properties.map(([name]) => name)));
  return new Map(
    [...names].map((name, index) => [name, `--${(index + firstLetter).toString(36)}`]),
  );
}

/** Where the digits to base 36 become letters. */
const firstLetter = 10;

const propertyName = /(?<![\w-])--[\w-]+/g;
const reference = /var\((--[\w-]+)/g;
/** One with something to fall back on is its author's. */
const wholeReference = /var\((--[\w-]+)\)/g;
/** How a component has to write the opposite of a token. */
const negated = /calc\(-1 ?\* ?([\d.]+[a-z]+)\)/g;
