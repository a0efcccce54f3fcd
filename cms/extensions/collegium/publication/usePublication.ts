import { useApi } from '@directus/extensions-sdk';
import { publishWebsite } from '../../../schema/flows.ts';
import type { ReadableCollection } from '../overview/panels.ts';
import { publicationEndpoint, type PublicationAnswer } from './answer.ts';
import { changesSince } from './changesSince.ts';

export interface PublicationState extends PublicationAnswer {
  /** The number of changes that the visible publication does not have. */
  readonly changes: number;
  /** Starts a build. Undefined if the person may not, or if there is no build hook. */
  readonly publish: (() => Promise<unknown>) | undefined;
}

/**
 * Returns the function that reads what visitors see, with the rights of the person. Must be called in `setup`.
 *
 * @param collections those whose items become public by a build
 */
export function usePublication(
  collections: readonly ReadableCollection[],
): () => Promise<PublicationState> {
  const api = useApi();
  return async () => {
    const answer = (await read(`/${publicationEndpoint}`)) as PublicationAnswer;
    const { website, buildHook } = answer;
    const changes = website.state === 'numbered' ? await count(website.publication.time) : 0;
    const place = buildHook.isSet ? await placeOfFlow() : undefined;
    return {
      ...answer,
      changes,
      publish:
        place === undefined
          ? undefined
          : () => api.post(`/flows/trigger/${publishWebsite}`, { collection: place, keys: [] }),
    };
  };

  async function count(time: string): Promise<number> {
    let sum = 0;
    for (const collection of collections) {
      const { data } = await api.get(`/items/${collection.collection}`, {
        params: {
          ...{ filter: changesSince(collection, time), fields: ['id'], limit: 1 },
          meta: 'filter_count',
        },
      });
      sum += (data as { readonly meta: { readonly filter_count: number } }).meta.filter_count;
    }
    return sum;
  }

  /** A collection at which the person has the button of the flow. An operator may have changed or deleted the flow. */
  async function placeOfFlow(): Promise<string | undefined> {
    const [flow] = (await read('/flows', {
      filter: { _and: [{ id: { _eq: publishWebsite } }, { status: { _eq: 'active' } }] },
      fields: ['options'],
    })) as readonly { readonly options?: { readonly collections?: readonly string[] } | null }[];
    const places = flow?.options?.collections ?? [];
    return collections.find(({ collection }) => places.includes(collection))?.collection;
  }

  async function read(path: string, params: object = {}): Promise<unknown> {
    const { data } = await api.get(path, { params });
    return (data as { readonly data: unknown }).data;
  }
}
