import { pageDataAddress, sharedDataFolder } from '../../contract/pageData.ts';
import { cardFile, cardsPerFile } from '../../contract/catalogue.ts';
import { sampleCatalogue, sampleHash } from './sampleCatalogue.ts';

/**
 * For `beforeEach` of stories with a list: serves the files of the sample catalogue, which no build has
 * written.
 *
 * @param query the query of the list's URL
 * @returns a function that restores the previous state
 */
export function sampleFiles(query = ''): () => void {
  const { fetch } = globalThis;
  const address = location.href;
  const { index, cards } = sampleCatalogue;
  const files = new Map<string, unknown>([[sampleHash, index]]);
  for (let place = 0; place < cards.length; place += cardsPerFile) {
    files.set(cardFile(index.cards, place), cards.slice(place, place + cardsPerFile));
  }
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

/** Keeps Storybook's own parameters in the URL. */
function withQuery(address: string, query: string): URL {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  return url;
}
