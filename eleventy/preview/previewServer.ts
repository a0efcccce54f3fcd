import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PolicySource } from '../../contract/contentSecurityPolicy.ts';
import { previewsPath } from '../../contract/siteAddresses.ts';
import type { Content } from '../../data/Content.ts';
import type { Route } from '../../data/routes/route.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { isForHosts } from '../hosting/hostedSite.ts';
import { refuse } from '../serving/admitted.ts';
import { requestedAddress } from '../serving/requestedAddress.ts';
import { changedPath } from './changeNotice.ts';
import type { LatestContent } from './LatestContent.ts';
import { sendMessage, type Message } from './messagePage.ts';

/** For example `/__preview/pages/12?language=en`. */
const previewPath = new RegExp(`^${previewsPath}/([\\w-]+/[^/]+)$`);

/** Returns the route that an address of the preview shows. */
export function routeShown(
  { routes }: Pick<Content, 'routes'>,
  address: string,
): Route | undefined {
  const url = URL.parse(address, 'http://localhost');
  if (!url) return undefined;
  const [, origin] = previewPath.exec(url.pathname) ?? [];
  return origin === undefined
    ? routes.at(url.pathname)
    : routeOf({ routes }, origin, url.searchParams.get('language'));
}

/**
 * Adds to the server of `npm run dev` the previews of CMS items and the endpoint for change
 * notices.
 * @param noticed handles change notices
 * @param framedBy who may show a message in a frame
 */
export function previewServer(
  content: LatestContent,
  noticed: (request: IncomingMessage, response: ServerResponse) => void,
  framedBy: readonly PolicySource[],
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === changedPath && request.method === 'POST') {
      noticed(request, response);
      return;
    }
    // Hosts refuse these files, so the preview does, too.
    if (isForHosts(requestedAddress(request.url)?.file ?? '')) {
      refuse(response, 404, 'This is for hosts alone.');
      return;
    }
    const [, origin] = previewPath.exec(pathname) ?? [];
    if (origin === undefined) {
      next();
      return;
    }
    const path = content.good && routeOf(content.good, origin, searchParams.get('language'))?.path;
    if (content.problems.length > 0) {
      sendMessage(response, 503, invalid(content.problems, path), framedBy);
    } else if (path === undefined) {
      sendMessage(response, 404, unknown(origin), framedBy);
    } else {
      // No redirect: the preview's address stays valid even if the page's address changes.
      request.url = path;
      next();
    }
  };
}

/**
 * Returns the route of the item's page, in the requested language or else in any that it exists in.
 */
function routeOf(
  { routes }: Pick<Content, 'routes'>,
  origin: string,
  language: string | null,
): Route | undefined {
  const routesOfItem = routes.all.filter(({ page, alsoHere }) =>
    [page, ...alsoHere].some((each) => each.origin === origin),
  );
  const routeIn = (wanted: string | null) =>
    routesOfItem.find((route) => route.language === wanted);
  return routeIn(language) ?? routeIn(defaultLanguage) ?? routesOfItem[0];
}

function invalid(problems: readonly string[], path: string | undefined): Message {
  return {
    title: 'The content has errors',
    lines: problems,
    ...(path !== undefined && { link: { path, text: 'The page as it was before' } }),
  };
}

function unknown(origin: string): Message {
  return {
    title: 'There is no such page',
    lines: [
      `${origin}: expected an item that has a page of its own and is not archived. ` +
        'Drafts are shown if DIRECTUS_TOKEN is set and PREVIEW is not 0.',
    ],
  };
}
