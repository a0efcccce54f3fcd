import { DirectusRefusal } from '../DirectusRefusal.ts';
import { networkOfRequest } from './networks.ts';
import type { Response } from 'express';
import type { DirectusRequest, Register } from '../directus.ts';
import { Turns } from './turns.ts';

/**
 * Lets Directus work on four requests of each network at the same time. The limit of requests alone allows 2,000 at
 * once: 300 requests for all articles, of 80 bytes each, kept Directus 11.17.4 busy for 25 s, and everybody else waited
 * until the end, since Directus works on all of them in turn.
 *
 * People who work in Directus have no such limit, because its interface asks for much at once.
 */
export function takeTurns({ init }: Register): void {
  const turns = new Turns();
  init('middlewares.after', ({ app }) => {
    app.use((request, response, next) => {
      if (hasNoLimit(request)) {
        next();
        return;
      }
      const network = networkOfRequest(request);
      const isStarted = turns.start(network, () => {
        whenDone(response, () => turns.end(network));
        // If the client went away while the request was waiting, there is nothing to do.
        if (response.destroyed) response.end();
        else next();
      });
      if (!isStarted)
        next(new DirectusRefusal(429, 'REQUESTS_EXCEEDED', 'Too many requests wait.'));
    });
  });
}

/** Files are sent as fast as the client reads, with no work for Directus. */
function hasNoLimit({ accountability, originalUrl }: DirectusRequest): boolean {
  const worksInDirectus = accountability?.admin === true || accountability?.app === true;
  return worksInDirectus || originalUrl.startsWith('/assets/');
}

/**
 * Calls a function once, when the response is written and its connection has taken it. If the client has closed the
 * connection, Directus goes on until it writes the response, or for a minute.
 */
function whenDone(response: Response, done: () => void): void {
  let isEnded = false;
  let isClosed = false;
  let isDone = false;
  let late: NodeJS.Timeout | undefined;
  const look = (isOver = isEnded && isClosed) => {
    if (!isOver || isDone) return;
    isDone = true;
    clearTimeout(late);
    done();
  };
  const end = response.end.bind(response) as (...content: unknown[]) => unknown;
  response.end = ((...content: unknown[]) => {
    const result = end(...content);
    isEnded = true;
    look();
    return result;
  }) as Response['end'];
  const close = () => {
    isClosed = true;
    look();
    if (!isDone) late = setTimeout(() => look(true), patience).unref();
  };
  if (response.destroyed) close();
  else response.once('close', close);
}

/** Milliseconds. */
const patience = 60_000;
