import { classNameKey } from '../../contract/markup/classNames.ts';
import { islandElement } from '../../contract/markup/island.ts';
import { emotionCache } from './emotion.ts';

/** A part of a page with the rules of the components in it. */
export interface Region {
  readonly html: string;
  readonly css: string;
}

/**
 * Takes the rules that a piece of rendered HTML uses, and gives its classes names of one or two
 * letters: Emotion's hashes are what compression can do least about, a twentieth of an article.
 * Islands keep theirs, since React and Emotion expect them in the browser.
 *
 * @param prefix sets the names of one region apart from those of the others on the page
 */
export function region(html: string, prefix: string): Region {
  const names = shortClasses([html], prefix);
  return { html: withShortClasses(html, names), css: rulesOf(names) };
}

/** Classes as Emotion calls them, and as the page does. */
export type ShortClasses = ReadonlyMap<string, string>;

/** Names for the classes of several pieces of HTML, in the order in which they are used. */
export function shortClasses(parts: readonly string[], prefix: string): ShortClasses {
  const inIslands = new Set(
    parts.flatMap((html) => html.match(islands) ?? []).flatMap(emotionClasses),
  );
  const names = new Map<string, string>();
  for (const name of parts.flatMap(emotionClasses)) {
    if (!names.has(name)) {
      names.set(name, inIslands.has(name) ? name : `${prefix}${names.size.toString(36)}`);
    }
  }
  return names;
}

export function withShortClasses(html: string, names: ShortClasses): string {
  return html.replace(classAttribute, (classes) => shortened(classes, names));
}

/** The rules of the classes, in their order. */
export function rulesOf(names: ShortClasses): string {
  const rules = [...names.keys()].map(
    (name) => emotionCache.inserted[name.slice(classNameKey.length + 1)] ?? '',
  );
  return shortened(rules.join(''), names);
}

function shortened(text: string, names: ShortClasses): string {
  return text.replace(emotionClass, (name) => names.get(name) ?? name);
}

const islands = new RegExp(`<${islandElement} .*?</${islandElement}>`, 'gs');
const classAttribute = /\sclass="[^"]*"/g;
const emotionClass = new RegExp(`\\b${classNameKey}-[a-z0-9]+\\b`, 'g');

/** Emotion's classes in the order in which the HTML uses them, repeated as it repeats them. */
export function emotionClasses(html: string): string[] {
  return (html.match(classAttribute) ?? []).flatMap((classes) => classes.match(emotionClass) ?? []);
}
