import type { ReactElement } from 'react';
import type { PageKey } from '../../data/model/sitePage.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import { compilationOf } from './compilation.ts';
import { frame } from './frame.tsx';
import { outputFile } from './outputFile.ts';
import { pageContext, type PageContextOf } from './pageContext.ts';
import { isSearched, searchedPage } from './searchedPage.ts';
import type { TemplateData } from './templateData.ts';

/**
 * An Eleventy template for all pages of one kind, in all languages.
 *
 * @param screen the main region of the page
 */
export function template<Key extends PageKey>(
  key: Key,
  screen: (context: PageContextOf<Key>, data: TemplateData) => ReactElement,
) {
  return {
    data: {
      pagination: { data: `siteContent.routes.byKey.${key}`, size: 1, alias: 'route' },
      permalink: ({ route }: TemplateData) => outputFile(route.path),
    },
    render: (data: TemplateData): string => {
      const { environment, siteContent: content, assets, pageData, searchIndex, route } = data;
      const context = pageContext(data);
      // The pagination above lets through no other kind of page.
      const main = screen(context as unknown as PageContextOf<Key>, data);
      const parts = frame(context, main, environment.siteUrl);
      const rendered = renderPage(parts, content, assets, compilationOf(data));
      pageData.addPage({ path: route.path, template: key }, rendered);
      if (isSearched(route)) searchIndex.add(searchedPage(context, rendered.result.main));
      return rendered.html;
    },
  };
}
