import { takeDefaultPolicy } from '../thirdParty/defaultPolicy.ts';
import type { CatalogueRequest } from './catalogueRequest.ts';
import type { FromThread, ToThread } from './catalogueThread.ts';
import catalogueThread from './catalogueThread.ts?worker&url';
import { CatalogueError } from './fetchCatalogueFile.ts';

/** Answers what is asked of the catalogue, beside the page. */
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
    this.#worker.onerror = () => this.#end();
  }

  /** @throws CatalogueError */
  readonly ask = (request: CatalogueRequest, signal: AbortSignal): Promise<unknown> => {
    const number = (this.#last += 1);
    this.#send({ number, request });
    signal.addEventListener('abort', () => this.#waiting.has(number) && this.#send({ number }));
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
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

  #end(): void {
    this.isStarted = false;
    for (const { reject } of this.#waiting.values()) reject(new CatalogueError('No worker.'));
    this.#waiting.clear();
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: CatalogueError) => void;
}
