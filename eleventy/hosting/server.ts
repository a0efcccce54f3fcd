import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { EnvironmentError } from '../../data/environment.ts';
import { languages } from '../../locales/languages.ts';
import { headersFor, parseHeaders } from './netlify.ts';

export interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: compressed, with the headers that the build wrote for
 * hosts, `/kontakt` from `kontakt.html`, and the 404 page in the language of the path.
 *
 * @throws EnvironmentError where there is no site in the folder, or the port is taken
 */
export async function startServer(options: {
  folder: string;
  port: number;
}): Promise<RunningServer> {
  const { folder, port } = options;
  const rules = parseHeaders(await readSiteFile(folder, '_headers'));
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
    compress(request as never, response as never, () => files(request, response));
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

async function notFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const language = languages.find((tag) => request.url?.startsWith(`/${tag}/`));
  const ofSite = () => readSiteFile(folder, '404.html');
  // The site need not have all languages.
  const page = language
    ? await readSiteFile(folder, join(language, '404.html')).catch(ofSite)
    : await ofSite();
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.end(page);
}

async function readSiteFile(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch(() => {
    throw new EnvironmentError(`OUT_DIR: no site in ${folder}; run npm run build first.`);
  });
}
