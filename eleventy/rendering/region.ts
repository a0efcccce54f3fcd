import { classNameKey } from '../../contract/markup/classNames.ts';
import { islandElement } from '../../contract/markup/island.ts';
import { hasIsland } from './needs.ts';

/** A part of a page, and what the classes of the components in it are called there. */
interface Region {
  readonly html: string;
  readonly names: ShortClasses;
}

/**
 * Gives the classes in a piece of rendered HTML names of one or two letters: Emotion's hashes are
 * what compression can do least about, a twentieth of an article. Islands keep theirs, since React
 * and Emotion expect them in the browser.
 *
 * @param prefix sets the names of one region apart from those of the others on the page
 */
export function region(html: string, prefix: string): Region {
  const names = new Map<string, string>();
  const inIslands = classesInIslands([html]);
  const short = html.replace(classAttribute, (classes) =>
    classes.replace(emotionClass, (name) => nameIn(names, name, prefix, inIslands)),
  );
  return { html: short, names };
}

/** Classes as Emotion calls them, and as the page does. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Names for the classes of several pieces of HTML, in the order in which they are used. */
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

/** What a class is called, from now on if it has not been before. */
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

/** The same for all that have the same rules by the same names. */
export function classesKey(names: ShortClasses): string {
  let key = '';
  for (const [name, short] of names) key += name === short ? `${name}! ` : `${name} `;
  return key;
}

export function withShortClasses(html: string, names: ShortClasses): string {
  return html.replace(classAttribute, (classes) => renamed(classes, names));
}

/** CSS, or the value of an attribute, by the short names of classes. */
export function renamed(text: string, names: ShortClasses): string {
  return text.replace(emotionClass, (name) => names.get(name) ?? name);
}

const islands = new RegExp(`<${islandElement} .*?</${islandElement}>`, 'gs');
/** As React writes it; what editors wrote has no classes of components. */
const classAttribute = / class="[^"]*"/g;
const emotionClass = new RegExp(`\\b${classNameKey}-[a-z0-9]+\\b`, 'g');

/** Emotion's classes in the order in which the HTML uses them, repeated as it repeats them. */
export function emotionClasses(html: string): string[] {
  return (html.match(classAttribute) ?? []).flatMap((classes) => classes.match(emotionClass) ?? []);
}
