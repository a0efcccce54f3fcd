import { minified } from '../../components/theme/minified.ts';
import { sheetCss, type Property, type SheetRule } from '../../components/theme/sheet.ts';
import type { StylePart } from '../../components/theme/styleParts.ts';
import { themeSheet } from '../../components/theme/stylesheet.ts';
import type { Theme } from '../../data/kinds/theme.ts';

/**
 * The theme as pages contain it. The full names of custom properties are for authors of components.
 * In pages, a property with one value everywhere is replaced by that value, and colours have names
 * of one or two letters. These are the same on every page of a site, since header and footer stay
 * during client navigation.
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

  /** Returns the CSS of a component or the theme in its shortest form. */
  finished(css: string): string {
    return minified(css)
      .replace(wholeReference, (whole, name: string) => this.#constants.get(name) ?? whole)
      .replace(negated, '-$1')
      .replace(propertyName, (name) => this.shortName(name) ?? name);
  }

  /** Returns the short name of a colour. */
  shortName(name: string): string | undefined {
    return this.#shortNames.get(name);
  }

  /** Returns the theme's CSS for some parts and colours, without the CSS known already. */
  css({ parts, colors }: ThemeExtent, known?: ThemeExtent): string {
    return sheetCss(this.#rules, {
      hasPart: (part) =>
        part === undefined ? !known : parts.has(part) && known?.parts.has(part) !== true,
      hasProperty: (name) => colors.has(name) && known?.colors.has(name) !== true,
    });
  }

  /** Returns the colours that the rules of the theme refer to. */
  colorsOf(parts: ReadonlySet<StylePart>): string[] {
    return this.#rules
      .filter(({ selectors }) => selectors.some(({ part }) => !part || parts.has(part)))
      .flatMap(({ declarations }) => colorsIn(declarations));
  }

  /**
   * Returns the theme's properties under their full names, for markup and hydrated islands, which
   * refer to these.
   * @param wanted the properties to return; default all that an island may refer to
   */
  ownNames(wanted?: ReadonlySet<string>): Property[] {
    const colors = [...this.#shortNames].map(([name, short]): Property => [name, `var(${short})`]);
    return [...this.#constants, ...colors].filter(
      ([name]) => wanted?.has(name) ?? !tokensOfFrame.test(name),
    );
  }
}

/**
 * Tokens that only the header, the logo, the banner and the theme's own rules need: no island refers
 * to them, and each page with an island is smaller without them.
 * @internal
 */
export const tokensOfFrame =
  /^--(?:size-(?:header|logo|banner)|duration-(?:mobile-menu|layout|resize-block)|color-focus-inner)/;

/** A subset of the theme. */
interface ThemeExtent {
  readonly parts: ReadonlySet<StylePart>;
  /** The colours, by their short names. */
  readonly colors: ReadonlySet<string>;
}

/** Returns the colours that CSS refers to, by their short names. */
export function colorsIn(css: string): string[] {
  return [...css.matchAll(reference)].map(([, name = '']) => name);
}

function shortNames(rules: readonly SheetRule[]): ReadonlyMap<string, string> {
  const names = new Set(rules.flatMap(({ properties = [] }) => properties.map(([name]) => name)));
  return new Map(
    [...names].map((name, index) => [name, `--${(index + firstLetter).toString(36)}`]),
  );
}

/** The number from which base 36 starts with a letter. */
const firstLetter = 10;

const propertyName = /(?<![\w-])--[\w-]+/g;
const reference = /var\((--[\w-]+)/g;
/** Without references that have a fallback, which stay as written. */
const wholeReference = /var\((--[\w-]+)\)/g;
/** The form in which components must write the negative of a token. */
const negated = /calc\(-1 ?\* ?([\d.]+[a-z]+)\)/g;
