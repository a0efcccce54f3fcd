import type { LanguageChoice } from '../../components/navigation/LanguageSwitch.tsx';
import type {
  NavigationEntry,
  NavigationLink,
} from '../../components/navigation/navigationEntry.ts';
import type { HeaderProps } from '../../components/frame/Header.tsx';
import type { MenuEntry } from '../../data/kinds/menus.ts';
import { entriesBelow } from '../../data/routes/overviews.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { imagePath } from '../content/imagePath.ts';
import { namedPath } from '../template/namedPath.ts';
import { navigationLink, subNavigationLink } from './navigationLink.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the header of a page: the logo, and the primary menu with the page marked. */
export function headerProps(context: PageContext): Omit<HeaderProps, 'languageSwitch'> {
  const { content, language } = context;
  const { project, company, theme } = content.site;
  const entries = content.menusIn(language).find(({ id }) => id === 'primary')?.entries ?? [];
  return {
    logo: {
      href: homePath(language),
      image: {
        src: imagePath(project.logo.file),
        width: project.logo.width,
        height: project.logo.height,
        drawing: context.image(imagePath(project.logo.file))?.drawing,
      },
      name: company.company_name,
      shortName: company.display_name ?? company.company_name,
    },
    menu: { entries: entries.map((entry) => navigationEntry(entry, context)) },
    searchHref: namedPath('search', context),
    colorModeToggle: theme.config.colorMode === 'user',
    layout: theme.config.header,
  };
}

/** Returns the page's address in each language, or the start page if it is not translated. */
export function languageChoices({ content, route }: PageContext): LanguageChoice[] {
  const { site, routes } = content;
  return site.languages.map((language) => {
    const path = routes.pathOf(route.page, language);
    return { language, href: path ?? homePath(language), available: path !== undefined };
  });
}

function navigationEntry(entry: MenuEntry, context: PageContext): NavigationEntry {
  const { displayName: label } = translate(entry.translations, context.language);
  if (entry.sub.length === 0 && entry.groups.length === 0) {
    return { kind: entry.type === 'button' ? 'button' : 'link', ...navigationLink(entry, context) };
  }
  const top = [
    ...overviewLinks(entry, context),
    ...entry.sub.map((sub) => subNavigationLink(sub, context)),
  ];
  const sections = [
    ...(top.length > 0 ? [{ links: top }] : []),
    ...entry.groups.map((group) => ({
      heading: translate(group.translations, context.language).displayName,
      links: group.sub.map((sub) => subNavigationLink(sub, context)),
    })),
  ];
  const isCurrent = sections.some(({ links }) => links.some(({ current }) => current));
  return {
    ...{ kind: 'group', label, sections },
    ...(isCurrent && { current: 'true' }),
    ...(entry.type === 'button' && { isButton: true }),
  };
}

/** Returns a link to the group's overview, which comes first. None if the group lists that page itself. */
function overviewLinks(entry: MenuEntry, context: PageContext): NavigationLink[] {
  const path = context.content.routes.overviewOf(entry);
  if (path === undefined || entriesBelow(entry).some((below) => below.path === path)) return [];
  const label = context.labels.label('subNavigation.overview');
  return [{ ...navigationLink({ ...entry, path }, context), label }];
}
