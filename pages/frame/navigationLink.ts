import { withAnchorName } from '../../contract/richText/names.ts';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import { currentMark } from '../../contract/currentMark.ts';
import type { MenuSubEntry } from '../../data/kinds/menus.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns an entry of a submenu, or of a menu without levels, as a link. Its type may make it a
 * button.
 */
export function subNavigationLink(entry: MenuSubEntry, context: PageContext): NavigationLink {
  return {
    ...navigationLink(entry, context),
    ...(entry.type === 'button' && { isButton: true }),
  };
}

/**
 * Returns a menu entry as a link. If the target is not translated, the link leads to another
 * language and declares that language.
 */
export function navigationLink(entry: MenuSubEntry, context: PageContext): NavigationLink {
  const { content, language, route } = context;
  const { displayName: label } = translate(entry.translations, language);
  const anchor = entry.anchor === undefined ? '' : `#${entry.anchor}`;
  const href = context.href(`${entry.path ?? '/'}${anchor}`);
  const path = href.replace(/#.*$/, '');
  const target = content.routes.at(path);
  const foreign = target !== undefined && target.language !== language;
  const current = currentMark(path, route.path);
  return {
    label,
    href: entry.anchor === undefined ? href : withAnchorName(href),
    ...(foreign && { hrefLang: target.language }),
    ...(current && { current }),
  };
}
