import { SitemapPage } from '../components/sitemap/SitemapPage.tsx';
import { sitemapSections } from './sitemap/sitemapSections.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('sitemap', (context) => (
  <SitemapPage
    title={context.texts.title}
    lead={context.texts.lead}
    trail={breadcrumbTrail(context)}
    sections={sitemapSections(context)}
  />
));
