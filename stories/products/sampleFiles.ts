import { sampleCatalogue, sampleHash } from '../../components/products/sampleCatalogue.fixtures.ts';
import { pageDataAddress, sharedDataFolder } from '../../contract/addresses/pageData.ts';
import { catalogueFile } from '../../contract/catalogue/records.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * For `beforeEach` of stories with a list: the files of the sample catalogue, which no build has
 * written.
 *
 * @param query what the address says of the list
 * @returns ends that
 */
export function sampleFiles(language: Language, query = ''): () => void {
  const { fetch, Worker } = globalThis;
  const address = location.href;
  const { index, shards } = sampleCatalogue(language);
  const files = new Map<string, unknown>([[sampleHash, index]]);
  shards.forEach((shard, number) => files.set(catalogueFile(index.cards, number), shard));
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(addressOf(input), location.href);
    const [, hash = ''] = pathname.split(pageDataAddress(sharedDataFolder).replace('.json', ''));
    const file = files.get(hash.replace('.json', ''));
    return file === undefined ? fetch(input, init) : Promise.resolve(Response.json({ data: file }));
  };
  // It would ask a server, which has none of these files.
  Reflect.deleteProperty(globalThis, 'Worker');
  if (query) history.replaceState(history.state, '', withQuery(address, query));
  return () => {
    globalThis.fetch = fetch;
    // jsdom has none.
    if (Worker as typeof Worker | undefined) globalThis.Worker = Worker;
    history.replaceState(history.state, '', address);
  };
}

function addressOf(input: RequestInfo | URL): string | URL {
  return typeof input === 'object' && 'url' in input ? input.url : input;
}

/** Storybook has parameters of its own in the address. */
function withQuery(address: string, query: string): URL {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  return url;
}
