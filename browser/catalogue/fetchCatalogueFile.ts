import { pageDataAddress, sharedDataFolder } from '../../contract/pageData.ts';
import type { SharedData } from '../../contract/pageData.ts';

/** The file no longer exists: there is a newer build, and a reload of the page leads to it. */
export class OutdatedCatalogue extends Error {
  override readonly name = 'OutdatedCatalogue';
}

/**
 * Fetches a file of the catalogue that the build has written.
 *
 * @param isFile whether the data can be used: a proxy may answer with other JSON
 * @param signal aborted when the file is no longer needed
 * @throws OutdatedCatalogue; other errors if the connection breaks or the response is no such file
 */
export async function fetchCatalogueFile<Content>(
  name: string,
  isFile: (data: unknown) => data is Content,
  signal?: AbortSignal,
): Promise<Content> {
  // A dead connection must not keep visitors waiting for ever.
  const late = AbortSignal.timeout(timeout);
  const response = await fetch(pageDataAddress(sharedDataFolder + name), {
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  if (response.status === 404) throw new OutdatedCatalogue(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const { data } = (await response.json()) as SharedData<unknown>;
  if (!isFile(data)) throw new Error(`${name} is no file of the catalogue.`);
  return data;
}

/** Milliseconds. */
const timeout = 15_000;
