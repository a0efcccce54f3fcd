import { SearchPage } from '../components/search/SearchPage.tsx';
import { namedPages } from '../data/routes/namedRoutes.ts';
import { namedPath } from './template/namedPath.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('search', (context) => (
  <SearchPage
    title={context.texts.title}
    lead={context.texts.lead}
    trail={breadcrumbTrail(context)}
    action={context.route.path}
    sitemapHref={namedPath('sitemap', context)}
    contactHref={context.href(namedPages.contact.de)}
  />
));
