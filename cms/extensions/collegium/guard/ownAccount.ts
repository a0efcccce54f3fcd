import { DirectusRefusal } from '../DirectusRefusal.ts';
import { isTooMany, limit } from './limit.ts';
import type { Register } from '../directus.ts';
import { hour } from '../hour.ts';

/** Maximum number of changes of one's own account in an hour. The members' area makes one for each visit of its home page. */
const maxChanges = 100;

/**
 * Limits how often members change their account. Directus keeps each version of it, so that a member could fill the disk:
 * 300 changes took 0.5 MB.
 */
export function limitOwnChanges({ filter }: Register): void {
  const changes = limit('own-account', maxChanges, hour);
  filter('users.update', async (payload, _meta, { accountability }) => {
    if (!accountability || accountability.admin || accountability.app) return payload;
    if (await isTooMany(changes, accountability.user ?? '')) {
      throw new DirectusRefusal(
        429,
        'REQUESTS_EXCEEDED',
        'Too many changes of this account within an hour. Try again later.',
      );
    }
    return payload;
  });
}
