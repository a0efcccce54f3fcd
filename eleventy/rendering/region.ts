import { classNameKey } from '../../contract/markup/classNames.ts';
import { islandElement } from '../../contract/markup/island.ts';
import { emotionCache } from './emotion.ts';

/** A part of a page with the rules of the components in it. */
export interface Region {
  readonly html: string;
  readonly css: string;
}

/** Several parts of a page whose classes are named together. */
export interface Regions {
  readonly parts: readonly string[];
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
  const { parts, css } = regions([html], prefix);
  return { html: parts.join(''), css };
}

/** The same for several pieces; names are given in the order of the pieces. */
export function regions(parts: readonly string[], prefix: string): Regions {
  const inIslands = new Set(
    parts.flatMap((html) => html.match(islands) ?? []).flatMap(emotionClasses),
  );
  const names = new Map<string, string>();
  for (const name of parts.flatMap(emotionClasses)) {
    if (!names.has(name)) {
      names.set(name, inIslands.has(name) ? name : `${prefix}${names.size.toString(36)}`);
    }
  }
  const rules = [...names.keys()].map(
    (name) => emotionCache.inserted[name.slice(classNameKey.length + 1)] ?? '',
  );
  const shortName = (name: string) => names.get(name) ?? name;
  return {
    parts: parts.map((html) =>
      html.replace(classAttribute, (classes) => classes.replace(emotionClass, shortName)),
    ),
    css: rules.join('').replace(emotionClass, shortName),
  };
}

const islands = new RegExp(`<${islandElement} .*?</${islandElement}>`, 'gs');
const classAttribute = /\sclass="[^"]*"/g;
const emotionClass = new RegExp(`\\b${classNameKey}-[a-z0-9]+\\b`, 'g');

/** Emotion's classes in the order in which the HTML uses them, repeated as it repeats them. */
function emotionClasses(html: string): string[] {
  return (html.match(classAttribute) ?? []).flatMap((classes) => classes.match(emotionClass) ?? []);
}
