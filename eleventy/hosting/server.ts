import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { entryAt } from '../../data/folders/entryAt.ts';
import { EnvironmentError } from '../../data/settings/environment.ts';
import { redirectOf } from '../../data/routes/redirects.ts';
import { admitted, refuse } from '../serving/admitted.ts';
import { listen, shownAddress } from '../serving/listen.ts';
import type { RequestedAddress } from '../serving/requestedAddress.ts';
import { CompressedFiles } from './CompressedFiles.ts';
import type { HeaderRule } from './headerTable.ts';
import { isForHosts, type Wildcard } from './hostedSite.ts';
import { headersFor, parseHeaders } from './netlify.ts';
import { pagesCaching } from './pagesCaching.ts';
import { parseRedirects, parseWildcards } from './redirects/netlify.ts';

interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly port: number;
  /** The address to listen on. By default only this computer reaches the server. */
  readonly host?: string;
  /** Host names of the server, in addition to its addresses. */
  readonly names?: readonly string[];
}

/**
 * Serves a built site as a static host does: compressed, with the headers and redirects written for
 * hosts, `/kontakt` from `kontakt.html`, the shared page of a wildcard folder, and otherwise the
 * nearest 404 page.
 * @throws EnvironmentError if the folder has no site, or the server can't listen
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { folder, port, host = '127.0.0.1', names = [] } = options;
  const rules = parseHeaders(await readSiteFile(folder, '_headers'));
  const redirectsFile = await readSiteFile(folder, '_redirects');
  const redirects = parseRedirects(redirectsFile);
  const wildcards = parseWildcards(redirectsFile);
  // For browsers without brotli.
  const compress = compression();
  const compressed = new CompressedFiles();

  const server = createServer((request, response) => {
    const address = admitted(request, response, names);
    if (!address) return;
    const { path, search } = address;
    setHeaders(response, path, rules);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'A website is read only.');
      return;
    }
    const redirect = redirectOf(path + search, redirects) ?? oneAddress(folder, address);
    if (redirect) {
      response.writeHead(redirect.permanent ? 301 : 302, { Location: redirect.to }).end();
    } else {
      compress(request as never, response as never, () => {
        void sendFile({ folder, compressed, rules, wildcards, address, request, response });
      });
    }
  });
  await listen(server, { host, port });
  const taken = (server.address() as AddressInfo).port;
  return {
    address: shownAddress({ host, port: taken }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        compressed.remove();
        server.closeAllConnections();
      }),
  };
}

function setHeaders(response: ServerResponse, path: string, rules: readonly HeaderRule[]): void {
  response.setHeader('Cache-Control', pagesCaching);
  for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
}

/** Returns the redirect to the only address of a page: `/kontakt` for a file, or `/en/` for a folder. */
function oneAddress(folder: string, { path, file, search }: RequestedAddress) {
  if (file.endsWith('/')) {
    const page = file.slice(0, -1);
    return page && isFile(join(folder, `${page}.html`))
      ? { to: path.slice(0, -1) + search, permanent: true }
      : undefined;
  }
  return isFile(join(folder, file, 'index.html'))
    ? { to: `${path}/${search}`, permanent: true }
    : undefined;
}

interface Exchange {
  readonly folder: string;
  readonly compressed: CompressedFiles;
  readonly rules: readonly HeaderRule[];
  readonly wildcards: readonly Pick<Wildcard, 'folder' | 'shell'>[];
  readonly address: RequestedAddress;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Sends the file at the address, or a 404 page. Looks each file up again, since a build replaces
 * all.
 */
async function sendFile(exchange: Exchange): Promise<void> {
  const { folder, compressed, wildcards, address, request, response } = exchange;
  const file = fileAt(folder, address.file) ?? wildcardFile(address.file, wildcards);
  if (file === undefined) {
    void sendNotFound(exchange);
    return;
  }
  const smaller = takesBrotli(request)
    ? await compressed.nameOf(join(folder, file)).catch(() => undefined)
    : undefined;
  if (smaller) response.setHeader('Content-Encoding', 'br');
  const root = smaller ? compressed.folder : folder;
  // `send` expects an encoded path. `fileAt` has already refused hidden files.
  send(request, encodeURI(smaller ?? file), { root, dotfiles: 'allow', cacheControl: false })
    .on('error', (error: { readonly status?: number }) => {
      // The file has just been deleted, or the requested range is outside the file.
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.removeHeader('Content-Length');
      response.removeHeader('Content-Encoding');
      if (error.status === 404) void sendNotFound(exchange);
      else refuse(response, error.status ?? 500, "This can't be sent.");
    })
    .pipe(response);
}

function takesBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}

/** Returns the file to send for an address: the file itself, or the page's HTML file. */
function fileAt(folder: string, address: string): string | undefined {
  if (isForHosts(address)) return undefined;
  const files = address.endsWith('/') ? [`${address}index.html`] : [address, `${address}.html`];
  return files.find((file) => isFile(join(folder, file)));
}

/** Returns the shared page of a wildcard folder, for addresses without a built page. */
function wildcardFile(address: string, wildcards: Exchange['wildcards']): string | undefined {
  if (isForHosts(address)) return undefined;
  const shell = wildcards.find(({ folder }) => address.startsWith(folder))?.shell;
  return shell && `${shell}.html`;
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  const { folder, rules, address, request, response } = exchange;
  const path = nearestNotFound(folder, address.file);
  const page = await readFile(join(folder, path)).catch(() => '');
  // The response is a page, whatever was requested, and must not be cached like the requested file.
  setHeaders(response, path, rules);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Returns the 404 page of the path's folder, or that of the nearest folder above. */
function nearestNotFound(folder: string, path: string): string {
  const page = join(dirname(`${path}x`), '404.html');
  return page === '/404.html' || isFile(join(folder, page))
    ? page
    : nearestNotFound(folder, dirname(path));
}

function isFile(path: string): boolean {
  return entryAt(path)?.isFile() ?? false;
}

async function readSiteFile(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch(() => {
    throw new EnvironmentError(`OUT_DIR: no site in ${folder}; run npm run build first.`);
  });
}
