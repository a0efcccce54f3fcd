import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { matomoScript } from './matomoScript.ts';

/** A stand-in for Matomo on this computer, to try the banner, the opt-out and counting. */
export interface Analytics {
  /** The value of `MATOMO_URL`. */
  readonly url: string;
  readonly close: () => void;
}

/** @param count called with the title and the address of each counted page */
export async function startAnalytics(
  count: (title: string, address: string) => void,
): Promise<Analytics> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    switch (pathname) {
      case '/matomo.js':
        response.setHeader('Content-Type', 'text/javascript;charset=utf-8').end(matomoScript);
        break;
      case '/matomo.php':
        if (searchParams.has('action_name')) {
          count(searchParams.get('action_name') ?? '', searchParams.get('url') ?? '');
        }
        response.writeHead(204).end();
        break;
      default:
        response.setHeader('Content-Type', 'text/html;charset=utf-8').end(optOutPage);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${portOf(server)}/`, close: () => server.close() };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** In Matomo, the opt-out frame shows Matomo's own form. */
const optOutPage = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Matomo</title>
<label><input type="checkbox" checked> Hier stünde Matomos eigenes Formular zum Widerspruch.</label></html>`;
