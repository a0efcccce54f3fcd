import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { editingPlacesPath, editingScriptPath } from './addresses.ts';
import type { Content } from '../../../data/Content.ts';
import type { Route } from '../../../data/routes/route.ts';
import type { LatestContent } from '../LatestContent.ts';
import { editablePlaces } from './editablePlaces.ts';

/** The element that adds editing in place to a page of the preview. */
export const editingScript = `<script type="module" src="${editingScriptPath}"></script>`;

/**
 * Adds to the server of `npm run dev` the script that opens Directus' forms from the pages, and the
 * places that the script looks for. Both exist only on this server.
 *
 * @param routeOf returns the route that an address shows
 */
export function editingServer(
  content: LatestContent,
  directus: string,
  routeOf: (content: Content, address: string) => Route | undefined,
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === editingScriptPath) {
      void sendScript(response);
      return;
    }
    if (pathname !== editingPlacesPath) {
      next();
      return;
    }
    const { good } = content;
    const route = good && routeOf(good, searchParams.get('address') ?? '/');
    response.writeHead(route ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(route ? { directus, ...editablePlaces(good, route) } : {}));
  };
}

/** Bundled for each request, so that an edit of the script shows at once; it takes 20 ms. */
async function sendScript(response: ServerResponse): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['eleventy/preview/editing/editInPlace.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end(outputFiles[0]?.text);
}
