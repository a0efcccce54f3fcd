import type { BreadcrumbsProps, Crumb } from '../../components/navigation/Breadcrumbs.tsx';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { partNumber } from '../../data/routes/partNumber.ts';
import { subNavigationOf } from '../../data/routes/subNavigation.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';
import { pageTitle } from './pageTitle.ts';

/**
 * Returns the breadcrumbs shown on a page.
 * @returns undefined for the start page
 */
export function breadcrumbTrail(context: PageContext): BreadcrumbsProps['trail'] | undefined {
  const trail = trailTo(context);
  return trail.length > 1 ? trail : undefined;
}

/**
 * Returns the breadcrumbs from the start page to a page: the pages above it by address, or
 * otherwise its part of the menu.
 */
export function trailTo(context: PageContext): BreadcrumbsProps['trail'] {
  return context.sharedProps.trails.for(context.route, () => trailOf(context));
}

function trailOf(context: PageContext): BreadcrumbsProps['trail'] {
  const { route, language, labels, texts } = context;
  const isFirst = partNumber(route) === 1;
  const above = pagesAbove(context);
  return [
    { label: labels.label('breadcrumbs.home'), href: homePath(language) },
    ...(above.length > 0 ? above : menuPartOf(context)),
    { label: (isFirst && texts.navigation_title) || pageTitle(context) },
  ];
}

function pagesAbove({ content, route, language }: PageContext): Crumb[] {
  const segments = route.path.slice(homePath(language).length).split('/');
  return segments.slice(1).flatMap((_, index) => {
    const path = homePath(language) + segments.slice(0, index + 1).join('/');
    const page = content.routes.at(path)?.page;
    if (!page) return [];
    const { navigation_title, title } = translate(page.translations, language);
    return [{ label: navigation_title ?? title, href: path }];
  });
}

function menuPartOf({ content, page, route, language, href }: PageContext): Crumb[] {
  const part = subNavigationOf(route.page, content.menusIn(language), content.routes);
  const path = part?.overview && href(part.overview);
  if (!part || page.key === 'home' || path === route.path) return [];
  const { displayName: label } = translate(part.parent.translations, language);
  return [path === undefined ? { label } : { label, href: path }];
}
