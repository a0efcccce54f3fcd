import { words } from '../../../../data/fields/words.ts';
import { collectionsWithDrafts } from '../../../schema/collectionsWithDrafts.ts';
import type { Publication } from '../addresses/visibility.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import type { Register } from '../directus.ts';
import { languageOf } from './editorLanguage.ts';

/** Refuses to save an item that would be withdrawn before it is published. */
export function checkPeriod({ filter }: Register): void {
  // Directus records each save at its end, in the same transaction. A form sends only the fields that have changed.
  filter('activity.create', async (payload, _meta, { database }) => {
    const { collection, item, user } = payload as Activity;
    if (user === null || !collectionsWithDrafts.includes(collection)) return payload;
    const saved = await database(collection)
      .where('id', item)
      .first<Publication | undefined>('status', 'publish_on', 'withdraw_on');
    if (saved && isNeverPublic(saved)) {
      const sentence = tooEarly[await languageOf(database, user)];
      throw new DirectusRefusal(400, 'FAILED_VALIDATION', `withdraw_on: ${sentence}`, {
        ...{ field: 'withdraw_on', path: [], type: 'regex' },
        // Directus' form prefers this text to its own.
        validation_message: sentence,
      });
    }
    return payload;
  });
}

/** An entry of Directus' activity log. */
interface Activity {
  readonly collection: string;
  readonly item: number;
  /** Null for a change by Directus itself. */
  readonly user: string | null;
}

function isNeverPublic({ status, publish_on: from, withdraw_on: until }: Publication): boolean {
  if (status !== 'scheduled' || from === null || until === null) return false;
  return new Date(until).getTime() <= new Date(from).getTime();
}

const tooEarly = words(
  'Erwartet wird ein Zeitpunkt nach „Erscheint am“.',
  'Expected a time after “Publish on”.',
);
