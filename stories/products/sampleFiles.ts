import { sampleCatalogue, sampleHash } from '../../components/products/sampleCatalogue.fixtures.ts';
import { pageDataAddress, sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * For `beforeEach` of stories with a list: the files of the sample catalogue, which no build has
 * written.
 *
 * @param query what the address says of the list
 * @returns ends that
 */
export function sampleFiles(language: Language, query = ''): () => void {
  const { fetch } = globalThis;
  const address = location.href;
  const { index, shards } = sampleCatalogue(language);
  const files = new Map<string, unknown>([[sampleHash, index]]);
  index.shards.forEach((hash, number) => files.set(hash, shards[number]));
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(addressOf(input), location.href);
    const [, hash = ''] = pathname.split(pageDataAddress(sharedDataFolder).replace('.json', ''));
    const file = files.get(hash.replace('.json', ''));
    return file === undefined ? fetch(input, init) : Promise.resolve(Response.json({ data: file }));
  };
  if (query) history.replaceState(history.state, '', withQuery(address, query));
  return () => {
    globalThis.fetch = fetch;
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
