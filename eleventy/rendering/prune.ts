import { compile, serialize, stringify, type Element } from 'stylis';

/**
 * What many pages do without: rules for it travel only in pages that have some of it. Few groups
 * instead of single elements, since each combination is one more hash in the security policy.
 */
const optional = {
  tables: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', '.table-scroll'],
  asides: ['blockquote', 'figure', 'figcaption', 'hr', 'pre', 'code', 'h4'],
  linksToElsewhere: ['.new-tab', '.visually-hidden'],
  forms: ['input', 'select', 'textarea', 'fieldset'],
  embeds: ['picture', 'video', 'iframe', 'dialog'],
} as const satisfies Record<string, readonly string[]>;

export type OptionalGroup = keyof typeof optional;

const groups = Object.keys(optional) as OptionalGroup[];

/** The optional groups that a piece of HTML has something of. */
export function groupsIn(html: string): OptionalGroup[] {
  return groups.filter((group) => patterns[group].test(html));
}

/** CSS without the rules for the optional groups that a page has nothing of. */
export function withoutUnusedRules(css: string, used: readonly OptionalGroup[]): string {
  const unused = new Set(
    groups.filter((group) => !used.includes(group)).flatMap((group) => optional[group]),
  ) as ReadonlySet<string>;
  const isUsed = (selector: string) =>
    // What stands in brackets, as in `:is(p, td)`, offers a choice.
    selector.includes('(') || !namesIn(selector).some((name) => unused.has(name));
  return serialize(
    compile(css).flatMap((element) => keepUsed(element, isUsed)),
    stringify,
  );
}

/** CSS without the custom properties that nothing refers to, in it or in the page's markup. */
export function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    )
    .replaceAll(':root{}', '');
}

const patterns = Object.fromEntries(
  groups.map((group) => [
    group,
    new RegExp(
      optional[group]
        .map((name) =>
          name.startsWith('.') ? `class="(?:[^"]*\\s)?${name.slice(1)}[\\s"]` : `<${name}[\\s>]`,
        )
        .join('|'),
    ),
  ]),
) as Record<OptionalGroup, RegExp>;

function keepUsed(element: Element, isUsed: (selector: string) => boolean): Element[] {
  if (element.type === 'rule') {
    const selectors = (element.props as string[]).filter(isUsed);
    return selectors.length > 0 ? [{ ...element, props: selectors }] : [];
  }
  if (element.type === '@media' && Array.isArray(element.children)) {
    const children = element.children.flatMap((child) => keepUsed(child, isUsed));
    return children.length > 0 ? [{ ...element, children }] : [];
  }
  return [element];
}

function namesIn(selector: string): string[] {
  const withoutStates = selector.replace(/\[[^\]]*\]|:{1,2}[\w-]+/g, '');
  return withoutStates.match(/\.?[a-z][\w-]*/gi) ?? [];
}
