import { OverviewPage, type OverviewSection } from '../components/overview/OverviewPage.tsx';
import type { MenuSubEntry } from '../data/kinds/menus.ts';
import { translate } from '../data/texts/translation.ts';
import { categoryPicture } from './content/categoryPicture.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { navigationLink } from './frame/navigationLink.ts';
import type { PageContextOf } from './template/pageContext.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('overview', (context) => {
  const { content, page, texts, language, labels } = context;
  const { sub, groups } = content.menuEntryIn(page.entry, language);
  return (
    <OverviewPage
      title={texts.title}
      lead={labels.label('overview.lead')}
      trail={breadcrumbTrail(context)}
      sections={[
        ...(sub.length > 0 ? [{ pages: sub.map((entry) => tile(entry, context)) }] : []),
        ...groups.map((group) => ({
          heading: translate(group.translations, language).displayName,
          pages: group.sub.map((entry) => tile(entry, context)),
        })),
      ]}
    />
  );
});

/** Returns a page's tile: its name in the menu, and its description for search engines. */
function tile(
  entry: MenuSubEntry,
  context: PageContextOf<'overview'>,
): OverviewSection['pages'][number] {
  const { content, language } = context;
  const { label, href, hrefLang } = navigationLink(entry, context);
  const page = entry.path === undefined ? undefined : content.routes.at(entry.path)?.page;
  return {
    title: label,
    text: page && translate(page.translations, language).description,
    href,
    hrefLang,
    picture: entry.path === undefined ? undefined : categoryPicture(entry.path, context),
  };
}
