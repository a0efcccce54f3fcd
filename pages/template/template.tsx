import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import type { PageKey } from '../../data/model/sitePage.ts';
import type { Route } from '../../data/routes/route.ts';
import type { Shell, Shells } from '../../data/routes/shells.ts';
import { frame } from '../frame/frame.tsx';
import { pageContext, type PageContext, type PageContextOf } from './pageContext.ts';
import { isSearched, searchedPage } from '../search/searchedPage.ts';
import { made, writePage, type PageProps } from './pageWriter.ts';
import type { BuildData, TemplateData } from './templateData.ts';

/**
 * An Eleventy template for all pages of one kind, in all languages.
 *
 * @param screen the main region of the page
 */
export function template<Key extends PageKey>(
  key: Key,
  screen: (context: PageContextOf<Key>, data: TemplateData) => ReactElement,
) {
  return templateOf(
    ({ siteContent }) => siteContent.routes.byKey[key],
    (data) => {
      const context = pageContext(data);
      // The routes are those of this kind of page.
      const main = screen(context as unknown as PageContextOf<Key>, data);
      return pageProps(key, context, main, data);
    },
  );
}

/** The same for what stands in for pages that were not built. */
export function shellTemplate<Name extends keyof Shells>(
  name: Name,
  screen: (context: PageContext, shell: Shells[Name][number], data: TemplateData) => ReactElement,
) {
  return templateOf(
    ({ siteContent }) => siteContent.shells[name],
    (data) => {
      const context = pageContext(data);
      const shell = data.route as Shell as Shells[Name][number];
      return pageProps(`${name}Shell`, context, screen(context, shell, data), data);
    },
  );
}

/**
 * A template that writes its pages by itself, each as soon as it is rendered. Eleventy would keep all
 * of them, with what it knows of each, until the last is written.
 */
function templateOf(
  routesOf: (data: BuildData) => readonly Route[],
  propsOf: (data: TemplateData) => PageProps,
) {
  return {
    data: { permalink: false },
    render: async (buildData: BuildData): Promise<string> => {
      let count = 0;
      for (const route of routesOf(buildData)) {
        const data = { ...buildData, route };
        data.makePage(route.path, () => {
          writePage(propsOf(data), data);
        });
        // What goes on beside, such as other programs' work, has its turn now and then.
        if (++count % pagesInOneGo === 0) await setImmediate();
      }
      return '';
    },
    /** One page. */
    html: (data: TemplateData) => made(propsOf(data), data).html,
  };
}

const pagesInOneGo = 50;

function pageProps(
  template: string,
  context: PageContext,
  main: ReactElement,
  { environment, route }: TemplateData,
): PageProps {
  return {
    place: { path: route.path, template, matchPath: route.matchPath },
    parts: frame(context, main, environment.siteUrl),
    searched: isSearched(route) ? searchedPage(context) : undefined,
  };
}
