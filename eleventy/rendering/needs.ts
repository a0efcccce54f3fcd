import { neededFaces, type ServedFontFace } from '../../components/theme/fonts.ts';
import { partsIn, type StylePart } from '../../components/theme/styleParts.ts';
import { islandElement } from '../../contract/markup/island.ts';

/** What HTML needs of that which not every page needs. What many pages share is looked through once. */
export interface Needs {
  readonly faces: ReadonlySet<ServedFontFace>;
  readonly parts: ReadonlySet<StylePart>;
  /** The custom properties that it refers to, by the names that they have in the theme. */
  readonly properties: ReadonlySet<string>;
  /** What an island shows once it is alive may refer to any of them. */
  readonly hasIsland: boolean;
}

export function needsOf(html: string, fontFaces: readonly ServedFontFace[]): Needs {
  return {
    faces: new Set(neededFaces(fontFaces, html)),
    parts: new Set(partsIn(html)),
    properties: new Set(html.includes('var(--') ? html.match(/(?<=var\()--[\w-]+/g) : []),
    hasIsland: hasIsland(html),
  };
}

/** What several pieces of HTML need that stand on one page. */
export function neededTogether(pieces: readonly Needs[]): Needs {
  return {
    faces: new Set(pieces.flatMap(({ faces }) => [...faces])),
    parts: new Set(pieces.flatMap(({ parts }) => [...parts])),
    properties: new Set(pieces.flatMap(({ properties }) => [...properties])),
    hasIsland: pieces.some((piece) => piece.hasIsland),
  };
}

/** The same for all that need the same. */
export function needsKey({ faces, parts, properties, hasIsland: alive }: Needs): string {
  const names = [...faces].map(({ name }) => name);
  return [names, [...parts], alive ? 'all' : [...properties].sort()].join(' ');
}

/** Whether something in a piece of HTML comes to life in the browser. */
export function hasIsland(html: string): boolean {
  return html.includes(`<${islandElement} `);
}
