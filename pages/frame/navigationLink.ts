import { withAnchorName } from '../../contract/richText/anchorName.ts';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import { currentMark } from '../../contract/addresses/currentMark.ts';
import type { MenuSubEntry } from '../../data/kinds/menus.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/** An entry below another, or of a menu without levels: its type is that of the link. */
export function subNavigationLink(entry: MenuSubEntry, context: PageContext): NavigationLink {
  return {
    ...navigationLink(entry, context),
    ...(entry.type === 'button' && { isButton: true }),
  };
}

/**
 * An entry of a menu as a link. A page that does not exist in the language of the page is linked
 * all the same, and says that it is in another.
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
