import type { DirectusRequest } from '../directus.ts';

/** True if an account with access to Directus' interface sends the request. */
export function worksInDirectus({
  accountability,
}: Pick<DirectusRequest, 'accountability'>): boolean {
  return accountability?.admin === true || accountability?.app === true;
}
