import type { Response } from 'express';
import { endpointsPath } from '../forms/endpoint/openEndpoints.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import { networkOfRequest } from './networks.ts';
import type { DirectusRequest, Handler, Register } from '../directus.ts';
import { Turns } from './turns.ts';
import { worksInDirectus } from './worksInDirectus.ts';

/**
 * Lets Directus work on four requests of each network at the same time. The rate limit would allow 2,000 at
 * once: 300 requests for all articles, of 80 bytes each, kept Directus 11.17.4 busy for 25 s, and everybody else waited
 * until the end, since Directus works on all of them in turn.
 *
 * People who work in Directus have no such limit, because its interface asks for much at once.
 */
export function takeTurns({ init }: Register): void {
  init('middlewares.after', ({ app }) => app.use(taking((request) => !worksInDirectus(request))));
  // The forms answer before Directus counts requests (collegium/forms/endpoint/openEndpoints.ts): 1,000 forged proofs kept it busy
  // for seconds. They wait for slow bodies during their turns. So forms have turns of their own, and a slow form does not
  // hold up other requests of its network.
  init('app.before', ({ app }) => app.use(taking(isForm)));
}

function taking(isCounted: (request: DirectusRequest) => boolean): Handler {
  const turns = new Turns();
  return (request, response, next) => {
    if (!isCounted(request)) {
      next();
      return;
    }
    const network = networkOfRequest(request);
    const isStarted = turns.start(network, () => {
      whenDone(response, { isFile: isFile(request) }, () => turns.end(network));
      // If the client went away while the request was waiting, there is nothing to do.
      if (response.destroyed) response.end();
      else next();
    });
    if (!isStarted)
      next(
        new DirectusRefusal(
          429,
          'REQUESTS_EXCEEDED',
          'Too many requests of this network are waiting. Try again later.',
        ),
      );
  };
}

function isForm({ originalUrl }: DirectusRequest): boolean {
  return originalUrl.startsWith(`${endpointsPath}/`);
}

/** The content of a file is sent as fast as the client reads, with no work for Directus after the beginning. */
function isFile({ originalUrl }: DirectusRequest): boolean {
  return originalUrl.startsWith('/assets/');
}

/**
 * Calls a function once, when the response is written and its connection has taken it; for a file, when the response
 * begins. If the client has closed the connection, Directus works until it writes the response, or for a minute. If
 * the client takes nothing for a minute, its connection is closed: it could keep the turns of its network for ever.
 */
function whenDone(response: Response, kind: { readonly isFile: boolean }, done: () => void): void {
  let isEnded = false;
  let isClosed = false;
  let isDone = false;
  let late: NodeJS.Timeout | undefined;
  const look = (isOver = isEnded && (isClosed || kind.isFile)) => {
    if (!isOver || isDone) return;
    isDone = true;
    clearTimeout(late);
    done();
  };
  // Node writes no head if the connection is closed.
  for (const name of kind.isFile ? (['writeHead', 'end'] as const) : (['end'] as const)) {
    const write = response[name].bind(response) as (...content: unknown[]) => unknown;
    const written = (...content: unknown[]) => {
      const result = write(...content);
      isEnded = true;
      look();
      if (!isDone) response.setTimeout(timeout, () => response.destroy());
      return result;
    };
    Object.assign(response, { [name]: written });
  }
  const close = () => {
    isClosed = true;
    look();
    if (!isDone) late = setTimeout(() => look(true), timeout).unref();
  };
  if (response.destroyed) close();
  else response.once('close', close);
}

/** Milliseconds. */
const timeout = 60_000;
