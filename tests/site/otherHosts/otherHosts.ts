import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { mapsScript, placeAnswer, placesScript, type PlaceAnswer } from './googleMaps.ts';
import { matomoScript } from '../../../cms/demo/matomoScript.ts';

/** A request to any host except the site's own. */
export interface ForeignRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** One server for all other hosts. Records the requests that it receives. */
export interface OtherHosts {
  readonly port: number;
  /** The requests in the order of arrival. */
  readonly requests: readonly ForeignRequest[];
  /** Hosts to which a connection was opened, even without a request. */
  readonly contacted: ReadonlySet<string>;
  /** The response of the Places service for every place. */
  place: PlaceAnswer;
  /** Requests for addresses that begin with this text get an error. */
  readonly fail: (address: string) => void;
  /**
   * Requests for addresses that begin with this text wait until the returned function is called.
   */
  readonly hold: (address: string) => () => void;
  /** Clears all records and closes open connections, for the next test. */
  readonly reset: () => void;
  readonly close: () => void;
}

/**
 * Starts a server that replaces every other host in Chromium (`--host-resolver-rules`): Matomo, the
 * Maps service, video hosts. For a website, it behaves as they do.
 */
export async function startOtherHosts(): Promise<OtherHosts> {
  const requests: ForeignRequest[] = [];
  const contacted = new Set<string>();
  const failing = new Set<string>();
  const held = new Map<string, Promise<unknown>>();
  const usualPlace: PlaceAnswer = { status: 'OK', rating: 4.4, user_ratings_total: 87 };

  const listener: RequestListener = (request, response) => {
    const host = request.headers.host ?? '';
    const { pathname: path, searchParams } = new URL(request.url ?? '/', `https://${host}`);
    const address = `${host}${path}`;
    const query = Object.fromEntries(searchParams);
    requests.push({ method: request.method ?? '', host, path, query });
    contacted.add(host);

    const isMeant = ([prefix]: readonly [string, unknown]) => address.startsWith(prefix);
    const wait = [...held].find(isMeant)?.[1] ?? Promise.resolve();
    void wait.then(() => {
      if ([...failing.entries()].some(isMeant)) response.writeHead(503).end();
      else answer(address, query, others.place, response);
    });
  };

  const secure = createHttpsServer(selfSigned, listener).on(
    'secureConnection',
    (socket: TLSSocket) => {
      if (socket.servername) contacted.add(socket.servername);
    },
  );
  const plain = createHttpServer(listener);
  const sockets = new Set<Socket>();
  // One port for both protocols, because the browser sends `http:` and `https:` there.
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      const isTls = first[0] === 22;
      (isTls ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const others: OtherHosts = {
    port: (server.address() as AddressInfo).port,
    requests,
    contacted,
    place: usualPlace,
    fail: (address) => failing.add(address),
    hold: (address) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held.set(address, promise);
      return () => {
        held.delete(address);
        resolve(undefined);
      };
    },
    reset: () => {
      for (const socket of sockets) socket.destroy();
      requests.length = 0;
      contacted.clear();
      failing.clear();
      held.clear();
      others.place = usualPlace;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return others;
}

/** This key is public and protects nothing. The tests' browser accepts any certificate. */
const selfSigned = {
  cert: readFileSync(new URL('./certificate.pem', import.meta.url)),
  key: readFileSync(new URL('./key.pem', import.meta.url)),
};

function answer(
  address: string,
  query: ForeignRequest['query'],
  place: PlaceAnswer,
  response: Parameters<RequestListener>[1],
): void {
  const script = (text: string) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript;charset=utf-8' }).end(text);

  if (address.endsWith('/matomo.js')) script(matomoScript);
  else if (address.endsWith('/matomo.php')) response.writeHead(204).end();
  else if (address === 'maps.googleapis.com/maps/api/js') script(mapsScript(query));
  else if (address.startsWith('maps.googleapis.com/maps-api-v3/')) script(placesScript);
  else if (address.startsWith('maps.googleapis.com/maps/api/place/')) {
    script(placeAnswer(query, place));
  } else {
    // A page for frames. It sets a cookie, as the hosts of videos and maps do.
    response
      .writeHead(200, {
        'Content-Type': 'text/html;charset=utf-8',
        'Set-Cookie': 'visitor=1; Path=/; Secure; SameSite=None',
      })
      .end(`<!doctype html><html lang="en"><title>${address}</title><h1>${address}</h1></html>`);
  }
}
