import { matchPrecache } from 'workbox-precaching';
import { offlinePages } from './build.ts';
import { offlinePathFor } from './offlinePath.ts';

/** The offline page in the language of an address, or else in another one. */
export async function offlinePageFor({ pathname }: URL): Promise<Response | undefined> {
  const path = offlinePathFor(pathname, offlinePages);
  return path === undefined ? undefined : matchPrecache(path);
}
