import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { EnvironmentError } from '../../data/environment.ts';
import { redirectOf } from '../../data/routes/redirects.ts';
import { hostFiles } from './hostedSite.ts';
import { headersFor, parseHeaders } from './netlify.ts';
import { parseRedirects } from './redirects/netlify.ts';

export interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: compressed, with the headers and redirects that the
 * build wrote for hosts, `/kontakt` from `kontakt.html`, and the 404 page that is nearest to the path.
 *
 * @throws EnvironmentError where there is no site in the folder, or the port is taken
 */
export async function startServer(options: {
  folder: string;
  port: number;
}): Promise<RunningServer> {
  const { folder, port } = options;
  const rules = parseHeaders(await readSiteFile(folder, '_headers'));
  const redirects = parseRedirects(await readSiteFile(folder, '_redirects'));
  const compress = compression();
  const sendHeaders = (response: ServerResponse, path: string) => {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
  };
  const files = sirv(folder, {
    extensions: ['html'],
    dotfiles: false,
    etag: true,
    setHeaders: sendHeaders,
    onNoMatch: (request, response) => {
      sendHeaders(response, request.url ?? '/');
      void notFound(folder, request, response);
    },
  });

  const server = createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = redirectOf(path + search, redirects) ?? oneAddress(folder, path, search);
    if (redirect) {
      sendHeaders(response, path);
      response.writeHead(redirect.permanent ? 301 : 302, { Location: redirect.to }).end();
    } else if (hostFiles.some((file) => path === `/${file}`)) {
      sendHeaders(response, path);
      void notFound(folder, request, response);
    } else {
      compress(request as never, response as never, () => files(request, response));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new EnvironmentError(
              `PORT: ${port} is in use; choose another, such as PORT=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Every page has one address: `/kontakt`, which is a file, and `/en/`, which is a folder. */
function oneAddress(folder: string, path: string, search: string) {
  const isFile = (name: string) => existsSync(join(folder, name));
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    return page && isFile(`${page}.html`) ? { to: page + search, permanent: true } : undefined;
  }
  return isFile(`${path}/index.html`) ? { to: `${path}/${search}`, permanent: true } : undefined;
}

async function notFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const page = await readSiteFile(folder, nearestNotFound(folder, pathname));
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.end(page);
}

/** The 404 page of the folder that a path is in, or else of those around it. */
function nearestNotFound(folder: string, path: string): string {
  const page = join(dirname(`${path}x`), '404.html');
  return page === '/404.html' || existsSync(join(folder, page))
    ? page
    : nearestNotFound(folder, dirname(path));
}

async function readSiteFile(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch(() => {
    throw new EnvironmentError(`OUT_DIR: no site in ${folder}; run npm run build first.`);
  });
}
