import { customEndpoint, readExtensions } from '@directus/sdk';
import type { Client } from './client.ts';

/** The extensions of earlier versions, which are now parts of one. */
const earlier = ['addresses', 'call', 'forms', 'guard', 'members'].map(
  (part) => `collegium-${part}`,
);

/** Deletes Directus' settings of these extensions. It would list them as extensions that are missing. */
export async function forgetExtensions(client: Client): Promise<void> {
  for (const { meta } of await client.request(readExtensions())) {
    const { id, folder } = meta as { readonly id: string; readonly folder: string };
    if (!earlier.includes(folder)) continue;
    await client.request(customEndpoint({ method: 'DELETE', path: `/extensions/${id}` }));
  }
}
