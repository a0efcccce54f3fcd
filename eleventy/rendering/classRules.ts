import { classNameKey } from '../../contract/markup.ts';
import type { Once } from '../cache/Once.ts';
import { emotionCache } from './emotion.ts';
import { nested, type NestedCss } from './nested.ts';
import { renamed, type ShortClasses } from './region.ts';
import { colorsIn, type SiteTheme } from './siteTheme.ts';

/** The rules of a component's class as they are sent. */
export interface ClassRules {
  /** In source order. Redefinitions of a colour are only kept where the colour is used. */
  readonly pieces: readonly NestedCss[];
  /** The colours that the pieces refer to, by their short names. */
  readonly colors: readonly string[];
}

/** Returns the rules of classes by their names on the page, in order. */
export function rulesOf(
  names: ShortClasses,
  classRules: Once<ClassRules>,
  theme: SiteTheme,
): ReadonlyMap<string, ClassRules> {
  return new Map(
    [...names].map(([name, short]) => {
      const { pieces, colors } = classRules.for(name, () => finishedRules(name, theme));
      const byShortName = pieces.map((piece) => ({
        ...piece,
        css: renamed(piece.css, names),
      }));
      return [short, { pieces: byShortName, colors }];
    }),
  );
}

/** Returns the rules of a class, without the definitions of unused colours. */
export function classCss({ pieces }: ClassRules, isUsed: (color: string) => boolean): string {
  const kept = pieces.filter(({ defines }) => defines === undefined || isUsed(defines));
  return kept.length > 2 ? closed(kept) : '';
}

/** Returns only the definitions of some colours. */
export function definitionsCss(
  { pieces }: ClassRules,
  isWanted: (color: string) => boolean,
): string {
  const wanted = pieces.filter(({ defines }) => defines !== undefined && isWanted(defines));
  return wanted.length > 0 ? closed([...pieces.slice(0, 1), ...wanted, { css: '}' }]) : '';
}

/** Joins the pieces, without the semicolons before a brace, which CSS does not need. */
function closed(pieces: readonly NestedCss[]): string {
  return pieces
    .map(({ css }) => css)
    .join('')
    .replaceAll(';}', '}');
}

/** Parses and writes the rules of each class once for all pages. */
function finishedRules(name: string, theme: SiteTheme): ClassRules {
  const written = emotionCache.inserted[name.slice(classNameKey.length + 1)];
  const pieces = nested(typeof written === 'string' ? written : '').map(({ css, defines }) => {
    const color = defines === undefined ? undefined : theme.shortName(defines);
    return { css: theme.finished(css), ...(color !== undefined && { defines: color }) };
  });
  return { pieces, colors: pieces.flatMap(({ css }) => colorsIn(css)) };
}
