import { classNameKey } from '../../contract/markup.ts';
import { islandElement } from '../../contract/island.ts';
import { hasIsland } from './needs.ts';

/** A part of a page, with the short names of its components' classes. */
interface Region {
  readonly html: string;
  readonly names: ShortClasses;
}

/**
 * Replaces the classes in rendered HTML with names of a few letters. Emotion's hashes compress
 * badly: they are a twentieth of an article. Islands keep theirs, since React and Emotion expect
 * them in the browser.
 * @param prefix makes the names of one region differ from those of other regions on the page
 */
export function region(html: string, prefix: string): Region {
  const names = new Map<string, string>();
  const inIslands = classesInIslands([html]);
  const short = html.replace(classAttribute, (classes) =>
    classes.replace(emotionClass, (name) => nameIn(names, name, prefix, inIslands)),
  );
  return { html: short, names };
}

/** Short class names, by Emotion's names. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Returns short names for the classes of several pieces of HTML, in order of first use. */
export function shortClasses(parts: readonly string[], prefix: string): ShortClasses {
  const inIslands = classesInIslands(parts);
  const names = new Map<string, string>();
  for (const name of parts.flatMap(emotionClasses)) nameIn(names, name, prefix, inIslands);
  return names;
}

function classesInIslands(parts: readonly string[]): ReadonlySet<string> {
  return new Set(
    parts
      .filter(hasIsland)
      .flatMap((html) => html.match(islands) ?? [])
      .flatMap(emotionClasses),
  );
}

/** Returns the short name of a class; adds one if there is none. */
function nameIn(
  names: Map<string, string>,
  name: string,
  prefix: string,
  inIslands: ReadonlySet<string>,
): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const short = inIslands.has(name) ? name : `${prefix}${names.size.toString(36)}`;
  names.set(name, short);
  return short;
}

/** A cache key: equal for two regions with the same class names and the same rules. */
export function classesKey(names: ShortClasses): string {
  let key = '';
  for (const [name, short] of names) key += name === short ? `${name}! ` : `${name} `;
  return key;
}

export function withShortClasses(html: string, names: ShortClasses): string {
  return html.replace(classAttribute, (classes) => renamed(classes, names));
}

/** Replaces class names in CSS or in the value of an attribute with short ones. */
export function renamed(text: string, names: ShortClasses): string {
  return text.replace(emotionClass, (name) => names.get(name) ?? name);
}

const islands = new RegExp(`<${islandElement} .*?</${islandElement}>`, 'gs');
/** The attribute as React writes it. Editors' HTML has no classes of components. */
const classAttribute = / class="[^"]*"/g;
const emotionClass = new RegExp(`\\b${classNameKey}-[a-z0-9]+\\b`, 'g');

/** Returns Emotion's class names in document order, with repetitions. */
export function emotionClasses(html: string): string[] {
  return (html.match(classAttribute) ?? []).flatMap((classes) => classes.match(emotionClass) ?? []);
}
