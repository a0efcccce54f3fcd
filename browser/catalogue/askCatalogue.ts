import { answerRequest, type CatalogueAnswers, type CatalogueRequest } from './catalogueRequest.ts';
import type { CatalogueWorker } from './CatalogueWorker.ts';

/**
 * Requests a part of the catalogue. A worker answers, so that the page stays responsive while two
 * dozen files load and are parsed. Until the worker has started, and in browsers without workers,
 * the page answers itself: no request waits for the worker.
 *
 * @param signal aborted when the answer is no longer needed
 * @throws CatalogueError
 */
export async function askCatalogue<Kind extends CatalogueRequest['kind']>(
  request: Extract<CatalogueRequest, { kind: Kind }>,
  signal: AbortSignal = new AbortController().signal,
): Promise<CatalogueAnswers[Kind]> {
  const ask = worker?.isStarted ? worker.ask : answerRequest;
  if (!isStarting && 'Worker' in globalThis) {
    isStarting = true;
    // If the worker can't be loaded, the page answers itself.
    startWorker().catch(() => undefined);
  }
  // `CatalogueAnswers` defines the answer of each kind of request.
  return (await ask(request, signal)) as CatalogueAnswers[Kind];
}

/** A separate module: the build neither needs the worker nor knows the address of its file. */
async function startWorker(): Promise<void> {
  const { CatalogueWorker } = await import('./CatalogueWorker.ts');
  worker = new CatalogueWorker();
}

let isStarting = false;
let worker: CatalogueWorker | undefined;
