import { visuallyHiddenClass } from '../../contract/markup.ts';

/**
 * A part of the CSS that many pages do not need: only pages with matching elements include it. A few parts
 * instead of single elements, since a build composes the rules once
 * for each combination.
 */
export type StylePart =
  | 'tables'
  | 'asides'
  | 'terms'
  | 'newTabs'
  | 'mailAndPhone'
  | 'forms'
  | 'embeds';

/** The elements and classes that need the rules of a part. */
const signs: Readonly<Record<StylePart, readonly string[]>> = {
  tables: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', '.table-scroll'],
  asides: ['blockquote', 'figure', 'figcaption', 'hr', 'pre', 'code', 'h4'],
  terms: ['dl'],
  newTabs: ['.new-tab', `.${visuallyHiddenClass}`],
  mailAndPhone: ['.to-mail', '.to-phone'],
  forms: ['input', 'select', 'textarea', 'fieldset'],
  embeds: ['picture', 'video', 'iframe', 'dialog'],
};

/** @internal */
export const styleParts = Object.keys(signs) as readonly StylePart[];

/** Returns the parts that a piece of HTML needs. */
export function partsIn(html: string): StylePart[] {
  // A part of the page that loads later, such as a member's profile, may have any element.
  if (html.includes(' aria-busy="true"')) return [...styleParts];
  const found = new Set<StylePart | undefined>();
  for (const [, name = ''] of html.matchAll(element)) found.add(partOfElement.get(name));
  for (const { part, name, attribute } of classes) {
    if (html.includes(name) && attribute.test(html)) found.add(part);
  }
  return styleParts.filter((part) => found.has(part));
}

const all = styleParts.flatMap((part) => signs[part].map((sign) => ({ part, sign })));

const partOfElement = new Map(
  all.filter(({ sign }) => !sign.startsWith('.')).map(({ part, sign }) => [sign, part]),
);

const element = new RegExp(`<(${[...partOfElement.keys()].join('|')})(?![a-z\\d])`, 'g');

const classes = all
  .filter(({ sign }) => sign.startsWith('.'))
  .map(({ part, sign }) => ({
    part,
    name: sign.slice(1),
    attribute: new RegExp(`class="(?:[^"]*\\s)?${sign.slice(1)}[\\s"]`),
  }));
