import { answerRequest, type CatalogueAnswers, type CatalogueRequest } from './catalogueRequest.ts';
import type { CatalogueWorker } from './CatalogueWorker.ts';

/**
 * Asks for a part of the catalogue. A worker answers, so that the page stays as quick as it is while two
 * dozen files come and are read. Until it has started, and where there is none, the page does it itself:
 * nobody waits for the worker.
 *
 * @param signal aborted once nobody wants the answer
 * @throws CatalogueError
 */
export async function askCatalogue<Kind extends CatalogueRequest['kind']>(
  request: Extract<CatalogueRequest, { kind: Kind }>,
  signal: AbortSignal = new AbortController().signal,
): Promise<CatalogueAnswers[Kind]> {
  const ask = worker?.isStarted ? worker.ask : answerRequest;
  if (!isStarting && 'Worker' in globalThis) {
    isStarting = true;
    // Where it can't be had, the page goes on by itself.
    startWorker().catch(() => undefined);
  }
  // What each request is answered with is told beside them.
  return (await ask(request, signal)) as CatalogueAnswers[Kind];
}

/** On its own, since the build has no use for it, and no address of its file. */
async function startWorker(): Promise<void> {
  const { CatalogueWorker } = await import('./CatalogueWorker.ts');
  worker = new CatalogueWorker();
}

let isStarting = false;
let worker: CatalogueWorker | undefined;
