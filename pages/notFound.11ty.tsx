import { NotFoundPage } from '../components/notFound/NotFoundPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { namedPath } from './template/namedPath.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('notFound', (context) => (
  <NotFoundPage
    title={context.texts.title}
    lead={context.texts.lead}
    body={context.richText(context.texts.body)?.props}
    homeHref={homePath(context.language)}
    searchHref={namedPath('search', context)}
    sitemapHref={namedPath('sitemap', context)}
    script={context.assets.notFoundScript}
  />
));
