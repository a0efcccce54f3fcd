import { neededFaces, type ServedFontFace } from '../../components/theme/fonts.ts';
import { islandElement } from '../../contract/markup/island.ts';
import { groupsIn, type OptionalGroup } from './prune.ts';

/** What HTML needs of that which not every page needs. What many pages share is looked through once. */
export interface Needs {
  readonly faces: ReadonlySet<ServedFontFace>;
  readonly groups: ReadonlySet<OptionalGroup>;
  /** The custom properties that it refers to, by the names that they have in the theme. */
  readonly properties: ReadonlySet<string>;
  /** What an island shows once it is alive may refer to any of them. */
  readonly hasIsland: boolean;
}

export function needsOf(html: string, fontFaces: readonly ServedFontFace[]): Needs {
  return {
    faces: new Set(neededFaces(fontFaces, html)),
    groups: new Set(groupsIn(html)),
    properties: new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
    hasIsland: hasIsland(html),
  };
}

/** What several pieces of HTML need that stand on one page. */
export function neededTogether(pieces: readonly Needs[]): Needs {
  return {
    faces: new Set(pieces.flatMap(({ faces }) => [...faces])),
    groups: new Set(pieces.flatMap(({ groups }) => [...groups])),
    properties: new Set(pieces.flatMap(({ properties }) => [...properties])),
    hasIsland: pieces.some((piece) => piece.hasIsland),
  };
}

/** The same for all that need the same. */
export function needsKey({ faces, groups, properties, hasIsland: alive }: Needs): string {
  const names = [...faces].map(({ name }) => name);
  return [names, [...groups], alive ? 'all' : [...properties].sort()].join(' ');
}

/** Whether something in a piece of HTML comes to life in the browser. */
export function hasIsland(html: string): boolean {
  return html.includes(`<${islandElement} `);
}
