import { neededFaces, type ServedFontFace } from '../../components/theme/fonts.ts';
import { partsIn, type StylePart } from '../../components/theme/styleParts.ts';
import { islandElement } from '../../contract/island.ts';

/** The optional parts that some HTML needs. HTML that many pages share is scanned only once. */
export interface Needs {
  readonly faces: ReadonlySet<ServedFontFace>;
  readonly parts: ReadonlySet<StylePart>;
  /** The custom properties that the HTML refers to, by their names in the theme. */
  readonly properties: ReadonlySet<string>;
  /** After hydration, an island may refer to any custom property. */
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

/** Returns the needs of several pieces of HTML on one page. */
export function neededTogether(pieces: readonly Needs[]): Needs {
  return {
    faces: new Set(pieces.flatMap(({ faces }) => [...faces])),
    parts: new Set(pieces.flatMap(({ parts }) => [...parts])),
    properties: new Set(pieces.flatMap(({ properties }) => [...properties])),
    hasIsland: pieces.some((piece) => piece.hasIsland),
  };
}

/** A cache key: equal for equal needs. */
export function needsKey({ faces, parts, properties, hasIsland: alive }: Needs): string {
  const names = [...faces].map(({ name }) => name);
  return [names, [...parts], alive ? 'all' : [...properties].sort()].join(' ');
}

/** True if a piece of HTML contains an island. */
export function hasIsland(html: string): boolean {
  return html.includes(`<${islandElement} `);
}
