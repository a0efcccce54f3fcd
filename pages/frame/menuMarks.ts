import { currentMark } from '../../contract/addresses/currentMark.ts';
import type { Content } from '../../data/Content.ts';
import type { Language } from '../../locales/languages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { headerProps } from './headerProps.ts';

/** The links of the primary menu that are marked on a page, each with its mark. */
export function menuMarks(context: PageContext): string[] {
  return menuPaths(context).flatMap((path) => {
    const mark = currentMark(path, context.route.path);
    return mark ? [`${path}=${mark}`] : [];
  });
}

/** Where the links of the menu lead, in their order: the same on all pages of a language. */
function menuPaths(context: PageContext): readonly string[] {
  const { content, language } = context;
  const ofLanguages = pathsOf.get(content) ?? new Map<Language, readonly string[]>();
  pathsOf.set(content, ofLanguages);
  const paths =
    ofLanguages.get(language) ??
    headerProps(context)
      .menu.entries.flatMap((entry) =>
        entry.kind === 'group' ? entry.sections : { links: [entry] },
      )
      .flatMap(({ links }) => links)
      .map(({ href }) => href.replace(/#.*$/, ''));
  ofLanguages.set(language, paths);
  return paths;
}

const pathsOf = new WeakMap<Content, Map<Language, readonly string[]>>();
