import { takeDefaultPolicy } from '../thirdParty/defaultPolicy.ts';
import { answerRequest, type CatalogueRequest } from './catalogueRequest.ts';
import type { FromThread, ToThread } from './catalogueThread.ts';
import catalogueThread from './catalogueThread.ts?worker&url';
import { CatalogueError } from './fetchCatalogueFile.ts';

/**
 * Answers requests for the catalogue in a worker. If the worker fails, the page answers them
 * itself. A worker may also end without an event, for example when the browser is short of memory;
 * `patience` detects that.
 */
export class CatalogueWorker {
  /** True once the worker has answered; false if it failed to load or has ended. */
  isStarted = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Ends the worker unless it sends a message before. */
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    takeDefaultPolicy(catalogueThread);
    this.#worker = new Worker(catalogueThread, { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThread>) => this.#take(data);
    this.#worker.onerror = this.#worker.onmessageerror = () => this.#end();
  }

  /** @throws CatalogueError */
  readonly ask = (request: CatalogueRequest, signal: AbortSignal): Promise<unknown> => {
    const number = (this.#last += 1);
    this.#send({ number, request });
    const late = setTimeout(() => this.#askWhetherAlive(), patience);
    signal.addEventListener('abort', () => this.#waiting.has(number) && this.#send({ number }));
    return new Promise((resolve, reject) => {
      const askPage = () => answerRequest(request, signal).then(resolve, reject);
      this.#waiting.set(number, { resolve, reject, askPage, late });
    });
  };

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /**
   * Files may take long on a slow connection. A worker that waits for them still answers this
   * message.
   */
  #askWhetherAlive(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end(), patience);
    this.#send('alive?');
  }

  #take(message: FromThread): void {
    clearTimeout(this.#silence);
    if (message === 'alive') {
      this.isStarted = true;
      return;
    }
    const waiting = this.#waiting.get(message.number);
    clearTimeout(waiting?.late);
    this.#waiting.delete(message.number);
    if ('answer' in message) waiting?.resolve(message.answer);
    else waiting?.reject(new CatalogueError(message.error, message.isOutdated));
  }

  /** Shows no error: the page answers the open requests itself. */
  #end(): void {
    this.isStarted = false;
    this.#worker.terminate();
    clearTimeout(this.#silence);
    for (const { askPage, late } of this.#waiting.values()) {
      clearTimeout(late);
      void askPage();
    }
    this.#waiting.clear();
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: CatalogueError) => void;
  readonly askPage: () => Promise<void>;
  readonly late: ReturnType<typeof setTimeout>;
}

/** Milliseconds: the time for a request, then the time for the worker to answer `alive?`. */
const patience = 2000;
