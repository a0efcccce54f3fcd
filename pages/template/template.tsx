import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import type { PageKey } from '../../data/model/sitePage.ts';
import type { Route } from '../../data/routes/route.ts';
import type { Shell, Shells } from '../../data/routes/shells.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import { compilationOf } from './compilation.ts';
import { frame } from '../frame/frame.tsx';
import { noteSearched } from '../../eleventy/memory/notes.ts';
import { outputFile } from './outputFile.ts';
import { pageContext, type PageContext, type PageContextOf } from './pageContext.ts';
import { isSearched, searchedPage } from '../search/searchedPage.ts';
import { rememberingWriter } from './rememberingWriter.ts';
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
      return html(key, context, main, data);
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
      return html(`${name}Shell`, context, screen(context, shell, data), data);
    },
  );
}

/**
 * A template that writes its pages by itself, each as soon as it is rendered. Eleventy would keep all
 * of them, with what it knows of each, until the last is written. What is known to become what it
 * is stays as the last build wrote it.
 */
function templateOf(
  routesOf: (data: BuildData) => readonly Route[],
  htmlOf: (data: TemplateData) => string,
) {
  return {
    data: { permalink: false },
    render: async (data: BuildData): Promise<string> => {
      const write = data.pageMemory
        ? rememberingWriter(data, data.pageMemory, htmlOf)
        : (route: Route) => {
            data.output.write(outputFile(route.path), htmlOf({ ...data, route }));
          };
      let count = 0;
      for (const route of routesOf(data)) {
        data.makePage(route.path, () => {
          write(route);
        });
        // What goes on beside, such as other programs' work, has its turn now and then.
        if (++count % pagesInOneGo === 0) await setImmediate();
      }
      return '';
    },
    /** One page. */
    html: htmlOf,
  };
}

const pagesInOneGo = 50;

function html(name: string, context: PageContext, main: ReactElement, data: TemplateData): string {
  const { environment, rendering, pageData, searchIndex, route } = data;
  const parts = frame(context, main, environment.siteUrl);
  const rendered = renderPage(parts, rendering, compilationOf(data));
  pageData.addPage({ path: route.path, template: name, matchPath: route.matchPath }, rendered);
  if (isSearched(route)) {
    noteSearched(searchIndex.add(searchedPage(context, rendered.result.main)));
  }
  return rendered.html;
}
