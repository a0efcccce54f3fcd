import type { ReactElement } from 'react';
import type { PageKey } from '../../data/model/sitePage.ts';
import type { Shell, Shells } from '../../data/routes/shells.ts';
import type { PageParts } from '../../eleventy/rendering/pageParts.ts';
import { frame } from '../frame/frame.tsx';
import { pageContext, type PageContext, type PageContextOf } from './pageContext.ts';
import { searchedPage } from '../search/searchedPage.ts';
import { outputFile } from './outputFile.ts';
import { writtenPage, type PageProps } from './pageWriter.ts';
import type { TemplateData } from './templateData.ts';

/**
 * Returns the Eleventy template for all pages of one kind, in all languages.
 * @param screen returns the main region of the page
 */
export function template<Key extends PageKey>(
  key: Key,
  screen: (context: PageContextOf<Key>, data: TemplateData) => ReactElement,
) {
  return templateOf(`siteContent.routes.byKey.${key}`, (data) => {
    const context = pageContext(data);
    // Safe: the routes are those of this kind of page.
    const main = screen(context as unknown as PageContextOf<Key>, data);
    return pageProps(key, context, main, data);
  });
}

/** Returns the Eleventy template of a shell, which serves addresses without a built page. */
export function shellTemplate<Name extends keyof Shells>(
  name: Name,
  screen: (context: PageContext, shell: Shells[Name][number], data: TemplateData) => ReactElement,
) {
  return templateOf(`siteContent.shells.${name}`, (data) => {
    const context = pageContext(data);
    const shell = data.route as Shell as Shells[Name][number];
    return pageProps(`${name}Shell`, context, screen(context, shell, data), data);
  });
}

/** Renders a page. Returns undefined for a page whose file stays as it is; Eleventy then does not write it. */
export interface RenderPage {
  (data: TemplateData): string | undefined;
  /** Returns the page's parts before they are rendered, as the design system shows them. */
  readonly parts: (data: TemplateData) => PageParts;
}

/** @param routes path of the routes in Eleventy's data */
function templateOf(routes: string, propsOf: (data: TemplateData) => PageProps) {
  const render = (data: TemplateData): string | undefined => {
    try {
      return writtenPage(propsOf(data), data);
    } catch (error) {
      if (!data.onFailure) throw error;
      data.onFailure(outputFile(data.route.path), error);
      return undefined;
    }
  };
  const parts = (data: TemplateData) => propsOf(data).parts;
  return {
    data: {
      // A collection would keep every page in memory.
      pagination: { data: routes, size: 1, alias: 'route', addAllPagesToCollections: false },
      permalink: ({ route }: TemplateData) => outputFile(route.path),
    },
    render: Object.assign(render, { parts }) satisfies RenderPage,
  };
}

function pageProps(
  template: string,
  context: PageContext,
  main: ReactElement,
  { environment, route }: TemplateData,
): PageProps {
  return {
    place: { path: route.path, template, matchPath: route.matchPath },
    parts: frame(context, main, environment.siteUrl),
    searched: searchedPage(context),
  };
}
