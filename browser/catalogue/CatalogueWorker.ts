import { takeDefaultPolicy } from '../thirdParty/defaultPolicy.ts';
import { answerRequest, type CatalogueRequest } from './catalogueRequest.ts';
import type { FromThread, ToThread } from './catalogueThread.ts';
import catalogueThread from './catalogueThread.ts?worker&url';
import { CatalogueError } from './fetchCatalogueFile.ts';

/** Answers what is asked of the catalogue, beside the page. Where it fails, the page answers by itself. */
export class CatalogueWorker {
  /** Whether it can be asked: not before it is there, nor where it can't be loaded. */
  isStarted = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

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
    signal.addEventListener('abort', () => this.#waiting.has(number) && this.#send({ number }));
    return new Promise((resolve, reject) => {
      const askPage = () => answerRequest(request, signal).then(resolve, reject);
      this.#waiting.set(number, { resolve, reject, askPage });
    });
  };

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromThread): void {
    if (message === 'started') {
      this.isStarted = true;
      return;
    }
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if ('answer' in message) waiting?.resolve(message.answer);
    else waiting?.reject(new CatalogueError(message.error, message.isOutdated));
  }

  /** Nobody is told: what it still owes, the page gets, and the visitor goes on. */
  #end(): void {
    this.isStarted = false;
    this.#worker.terminate();
    for (const { askPage } of this.#waiting.values()) void askPage();
    this.#waiting.clear();
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: CatalogueError) => void;
  readonly askPage: () => Promise<void>;
}
