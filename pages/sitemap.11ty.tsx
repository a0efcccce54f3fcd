import { SitemapPage } from '../components/sitemap/SitemapPage.tsx';
import { sitemapSections } from './layout/sitemapSections.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('sitemap', (context) => (
  <SitemapPage
    title={context.texts.title}
    lead={context.texts.lead}
    sections={sitemapSections(context)}
  />
));
