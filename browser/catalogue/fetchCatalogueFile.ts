import { pageDataAddress, sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { SharedData } from '../../contract/records/sharedData.ts';
import { boundedText } from '../requests/boundedText.ts';

/** Why a file of the catalogue did not come. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** The file is no more: there is a newer build, which a new load of the page leads to. */
  readonly isOutdated: boolean;

  constructor(message: string, isOutdated = false) {
    super(message);
    this.isOutdated = isOutdated;
  }
}

/**
 * Fetches a part of the catalogue that the build has written.
 *
 * @param check makes of the data what it should be, or throws
 * @param most bytes of the answer
 * @throws CatalogueError, also where the line is broken, or what came is something else
 */
export async function fetchCatalogueFile<Content>(
  name: string,
  check: (json: unknown) => Content,
  most: number,
  signal?: AbortSignal,
): Promise<Content> {
  // A line that is dead, and not just slow, must not keep visitors waiting for ever.
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, patience);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(pageDataAddress(sharedDataFolder + name), {
      signal: controller.signal,
    });
    if (!response.ok) throw new CatalogueError(`${response.status}`, response.status === 404);
    const { data } = JSON.parse(await boundedText(response, most)) as SharedData<unknown>;
    return check(data);
  } catch (error) {
    if (error instanceof CatalogueError) throw error;
    throw new CatalogueError(String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** In ms. */
const patience = 15_000;
