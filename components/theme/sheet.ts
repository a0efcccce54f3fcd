import { minified } from './minified.ts';
import type { StylePart } from './styleParts.ts';

/** A rule of the theme's stylesheet. Each selector belongs to a part of the styles. */
export interface SheetRule {
  /** An at-rule, such as `@media print`. */
  readonly condition?: string;
  readonly selectors: readonly SheetSelectors[];
  readonly declarations: string;
  /** The custom properties that the rule defines. A page contains only those that it refers to. */
  readonly properties?: readonly Property[];
}

export interface SheetSelectors {
  /** Default: included in every page. */
  readonly part?: StylePart;
  /** Selectors, separated by commas. */
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

/** Returns selectors that are included only in pages that need the part. */
export function only(part: StylePart, names: string): SheetSelectors {
  return { part, names };
}

export function within(condition: string, rules: readonly SheetRule[]): SheetRule[] {
  return rules.map((inner) => ({ ...inner, condition }));
}

/** The rules of a sheet that a page includes. */
interface SheetExtent {
  readonly hasPart: (part: StylePart | undefined) => boolean;
  readonly hasProperty: (name: string) => boolean;
}

/** Returns the included rules of a sheet, minified. */
export function sheetCss(
  rules: readonly SheetRule[],
  { hasPart, hasProperty }: SheetExtent,
): string {
  let css = '';
  let open: string | undefined;
  for (const { condition, selectors, declarations, properties = [] } of rules) {
    const names = selectors.filter(({ part }) => hasPart(part)).map((some) => some.names);
    const defined = properties.filter(([name]) => hasProperty(name));
    // Custom properties are selected separately, wherever the rule itself is included.
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

/** Returns the rules without unnecessary space. */
export function minifiedRules(rules: readonly SheetRule[]): SheetRule[] {
  return rules.map(({ condition, selectors, declarations, properties = [] }) => ({
    ...(condition !== undefined && { condition: minified(condition) }),
    selectors: selectors.map(({ names, ...part }) => ({ ...part, names: minified(names) })),
    // Minify inside braces: a declaration before a closing brace needs no semicolon.
    declarations: minified(`{${declarations}}`).slice(1, -1),
    properties: properties.map(([name, value]) => [name, minified(value)]),
  }));
}
