import type { ReactElement } from 'react';
import type { PageKey } from '../../data/model/sitePage.ts';
import type { Shell, Shells } from '../../data/routes/shells.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import { compilationOf } from './compilation.ts';
import { frame } from '../frame/frame.tsx';
import { outputFile } from './outputFile.ts';
import { pageContext, type PageContext, type PageContextOf } from './pageContext.ts';
import { isSearched, searchedPage } from '../search/searchedPage.ts';
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
    data: dataOf(`siteContent.routes.byKey.${key}`),
    render: (data: TemplateData): string => {
      const context = pageContext(data);
      // The pagination above lets through no other kind of page.
      const main = screen(context as unknown as PageContextOf<Key>, data);
      return write(key, context, main, data);
    },
  };
}

/** The same for what stands in for pages that were not built. */
export function shellTemplate<Name extends keyof Shells>(
  name: Name,
  screen: (context: PageContext, shell: Shells[Name][number], data: TemplateData) => ReactElement,
) {
  return {
    data: dataOf(`siteContent.shells.${name}`),
    render: (data: TemplateData): string => {
      const context = pageContext(data);
      const shell = data.route as Shell as Shells[Name][number];
      return write(`${name}Shell`, context, screen(context, shell, data), data);
    },
  };
}

function dataOf(routes: string) {
  return {
    pagination: { data: routes, size: 1, alias: 'route' },
    permalink: ({ route }: TemplateData) => outputFile(route.path),
  };
}

function write(name: string, context: PageContext, main: ReactElement, data: TemplateData): string {
  const { environment, siteContent: content, assets, pageData, searchIndex, route } = data;
  const parts = frame(context, main, environment.siteUrl);
  const rendered = renderPage(parts, content, assets, compilationOf(data));
  pageData.addPage({ path: route.path, template: name, matchPath: route.matchPath }, rendered);
  if (isSearched(route)) searchIndex.add(searchedPage(context, rendered.result.main));
  return rendered.html;
}
