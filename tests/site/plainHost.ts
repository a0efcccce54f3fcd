import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../../eleventy/hosting/netlify.ts';
import { siteFile } from './files.ts';
import { siteFolder } from './pages.ts';

export interface PlainHost {
  readonly address: string;
  readonly close: () => void;
}

/** A minimal host: no redirects, exact comparison of paths, and the site's headers. */
export async function startPlainHost(): Promise<PlainHost> {
  const rules = parseHeaders(siteFile('_headers').toString());
  const types = {
    html: 'text/html; charset=utf-8',
    js: 'text/javascript',
    json: 'application/json',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
    const folder = /^\/(?:en|fr|mitgliederbereich)\//.exec(path)?.[0] ?? '/';
    const [file = '', ...others] = path.endsWith('/')
      ? [`${path}index.html`]
      : [path, `${path}.html`];
    const send = async (name: string, status: number) => {
      const body = await readFile(join(siteFolder, name));
      const type = Object.entries(types).find(([end]) => name.endsWith(`.${end}`))?.[1];
      response.writeHead(status, { 'Content-Type': type ?? 'application/octet-stream' }).end(body);
    };
    void send(file, 200)
      .catch(() => send(others[0] ?? file, 200))
      .catch(() => send(`${folder}404.html`, 404));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
