import { minified } from './minified.ts';
import type { StylePart } from './styleParts.ts';

/** A rule of the theme's stylesheet, whose selectors travel with the parts that they belong to. */
export interface SheetRule {
  /** As in `@media print`. */
  readonly condition?: string;
  readonly selectors: readonly SheetSelectors[];
  readonly declarations: string;
  /** What it defines of custom properties, of which only those travel that a page refers to. */
  readonly properties?: readonly Property[];
}

export interface SheetSelectors {
  /** Default: what every page has. */
  readonly part?: StylePart;
  /** With commas between them. */
  readonly names: string;
}

export type Property = readonly [name: string, value: string];

type WrittenSelectors = string | SheetSelectors;

export function rule(
  selectors: WrittenSelectors | readonly WrittenSelectors[],
  declarations: string,
  properties: readonly Property[] = [],
): SheetRule {
  return {
    selectors: [selectors]
      .flat()
      .map((written) => (typeof written === 'string' ? { names: written } : written)),
    declarations,
    properties,
  };
}

/** Selectors that only pages with something of a part have. */
export function only(part: StylePart, names: string): SheetSelectors {
  return { part, names };
}

export function within(condition: string, rules: readonly SheetRule[]): SheetRule[] {
  return rules.map((inner) => ({ ...inner, condition }));
}

/** What of a sheet a page has. */
interface SheetExtent {
  readonly hasPart: (part: StylePart | undefined) => boolean;
  readonly hasProperty: (name: string) => boolean;
}

/** The rules of a sheet, minified, for all that is asked for. */
export function sheetCss(
  rules: readonly SheetRule[],
  { hasPart, hasProperty }: SheetExtent,
): string {
  let css = '';
  let open: string | undefined;
  for (const { condition, selectors, declarations, properties = [] } of rules) {
    const names = selectors.filter(({ part }) => hasPart(part)).map((some) => some.names);
    const defined = properties.filter(([name]) => hasProperty(name));
    // Custom properties are asked for by themselves, wherever the rule is already.
    const wanted = defined.length > 0 ? selectors.map((some) => some.names) : names;
    const body = [
      ...(names.length > 0 && declarations ? [declarations] : []),
      ...defined.map(([name, value]) => `${name}:${value}`),
    ];
    if (wanted.length === 0 || body.length === 0) continue;
    if (open !== undefined && open !== condition) css += '}';
    if (condition !== undefined && open !== condition) css += `${condition}{`;
    open = condition;
    css += `${wanted.join(',')}{${body.join(';')}}`;
  }
  return open === undefined ? css : `${css}}`;
}

/** The same rules without the space that only their authors need. */
export function minifiedRules(rules: readonly SheetRule[]): SheetRule[] {
  return rules.map(({ condition, selectors, declarations, properties = [] }) => ({
    ...(condition !== undefined && { condition: minified(condition) }),
    selectors: selectors.map(({ names, ...part }) => ({ ...part, names: minified(names) })),
    // As where they stand, since what is closed by a brace needs no semicolon.
    declarations: minified(`{${declarations}}`).slice(1, -1),
    properties: properties.map(([name, value]) => [name, minified(value)]),
  }));
}
