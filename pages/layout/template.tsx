import type { ReactElement } from 'react';
import type { Content } from '../../data/content.ts';
import type { Environment } from '../../data/environment.ts';
import type { PageKey } from '../../data/model/page.ts';
import type { Route } from '../../data/routes/routes.ts';
import type { Assets } from '../../eleventy/assets.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import { frame } from './frame.tsx';
import { outputFile } from './outputFile.ts';
import { pageContext, type PageContextOf } from './pageContext.ts';

/** What Eleventy hands to a template. */
interface TemplateData {
  readonly environment: Environment;
  /** Eleventy keeps the name `content` for itself. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly route: Route;
}

/**
 * An Eleventy template for all pages of one kind, in all languages.
 *
 * @param screen the main region of the page
 */
export function template<Key extends PageKey>(
  key: Key,
  screen: (context: PageContextOf<Key>) => ReactElement,
) {
  return {
    data: {
      pagination: { data: `siteContent.routes.byKey.${key}`, size: 1, alias: 'route' },
      permalink: ({ route }: TemplateData) => outputFile(route.path),
    },
    render: ({ environment, siteContent: content, assets, route }: TemplateData): string => {
      const context = pageContext(content, route);
      // The pagination above lets through no other kind of page.
      const main = screen(context as unknown as PageContextOf<Key>);
      const parts = frame(context, main, environment.siteUrl);
      return renderPage(parts, content, assets);
    },
  };
}
