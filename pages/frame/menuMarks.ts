import { currentMark } from '../../contract/currentMark.ts';
import type { PageContext } from '../template/pageContext.ts';
import { headerProps } from './headerProps.ts';

/** Returns the links of the primary menu that are marked on a page, each with its mark. */
export function menuMarks(context: PageContext): string[] {
  return menuPaths(context).flatMap((path) => {
    const mark = currentMark(path, context.route.path);
    return mark ? [`${path}=${mark}`] : [];
  });
}

/**
 * Returns the targets of the menu's links in order. They are the same on all pages of a language.
 */
function menuPaths(context: PageContext): readonly string[] {
  return context.sharedProps.menuPaths.for(context.language, () =>
    headerProps(context)
      .menu.entries.flatMap((entry) =>
        entry.kind === 'group' ? entry.sections : { links: [entry] },
      )
      .flatMap(({ links }) => links)
      .map(({ href }) => href.replace(/#.*$/, '')),
  );
}
