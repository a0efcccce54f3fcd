import { answerRequest, type CatalogueRequest } from './catalogueRequest.ts';
import type { CatalogueError } from './fetchCatalogueFile.ts';

/**
 * Messages from the page: a request with a number; a number alone, which aborts that request; or
 * `alive?`, which asks whether the thread is still running.
 */
export type ToThread = 'alive?' | { readonly number: number; readonly request?: CatalogueRequest };

/**
 * Messages to the page: `alive` at the start and as the answer to `alive?`, otherwise the answer to
 * a request.
 */
export type FromThread =
  | 'alive'
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string; readonly isOutdated: boolean };

/** The requests that are not answered yet. */
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
