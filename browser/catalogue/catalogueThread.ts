import { answerRequest, type CatalogueRequest } from './catalogueRequest.ts';
import type { CatalogueError } from './fetchCatalogueFile.ts';

/**
 * What the page sends: a request under a number, or, without one, that it no longer wants the answer; or whether
 * the thread is still there.
 */
export type ToThread = 'alive?' | { readonly number: number; readonly request?: CatalogueRequest };

/** What the page gets for it; at first, that the thread is there. */
export type FromThread =
  | 'alive'
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string; readonly isOutdated: boolean };

/** Those that are under way. */
const asked = new Map<number, AbortController>();

self.onmessage = async ({ data }: MessageEvent<ToThread>) => {
  if (data === 'alive?') {
    send('alive');
    return;
  }
  const { number, request } = data;
  if (!request) {
    asked.get(number)?.abort();
    return;
  }
  const controller = new AbortController();
  asked.set(number, controller);
  send(await replyTo(number, request, controller.signal));
  asked.delete(number);
};

function replyTo(
  number: number,
  request: CatalogueRequest,
  signal: AbortSignal,
): Promise<FromThread> {
  return answerRequest(request, signal).then(
    (answer) => ({ number, answer }),
    (error: unknown) => {
      const { message, isOutdated } = error as CatalogueError;
      return { number, error: message, isOutdated };
    },
  );
}

function send(message: FromThread): void {
  self.postMessage(message);
}

send('alive');
