import { pageDataAddress, sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { SharedData } from '../../contract/records/sharedData.ts';
import { boundedText } from '../requests/boundedText.ts';

/** The reason why a file of the catalogue could not be loaded. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** The file no longer exists: there is a newer build, and a reload of the page leads to it. */
  readonly isOutdated: boolean;

  constructor(message: string, isOutdated = false) {
    super(message);
    this.isOutdated = isOutdated;
  }
}

/**
 * Fetches a part of the catalogue that the build has written.
 *
 * @param check converts the data to its type, or throws
 * @param most bytes of the answer
 * @throws CatalogueError, also if the connection breaks or the file has another form
 */
export async function fetchCatalogueFile<Content>(
  name: string,
  check: (json: unknown) => Content,
  most: number,
  signal?: AbortSignal,
): Promise<Content> {
  // A dead connection must not keep visitors waiting for ever.
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

/** Milliseconds. */
const patience = 15_000;
