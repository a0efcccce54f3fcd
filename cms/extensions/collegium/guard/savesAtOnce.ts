import { InvalidPayloadError } from '@directus/errors';
import { placedKinds } from '../addresses/pageAddresses.ts';
import { kinds } from '../../../../data/kinds/index.ts';
import type { Database, Meta, Register } from '../directus.ts';

/**
 * Maximum number of writes in one transaction, nested items included. Each takes some milliseconds, and SQLite answers
 * nobody else until the end. The form of a long schedule of fees makes one for each position. Fewer records can be saved at
 * once (publishing/checkSaved.ts), since all content is checked for each.
 */
const maxWrites = 500;

/**
 * Maximum number of items that one change has: Directus shows no more on a page. New slugs of 9,000 translations, or the
 * deletion of 2,700 news, kept all other requests waiting for half a minute and more.
 */
const maxItems = 1000;

/** A translation of a page takes as long as five other saves: the addresses and redirects of the page are compared. */
const costOfText = 5;

const textsOfPages: ReadonlySet<unknown> = new Set(
  placedKinds.map((kind) => `${kinds[kind].name}_translations`),
);

/**
 * Refuses requests with very many items, nested or not. Directus 11.17.4 has no limit for them: a page with the same translation 300
 * times kept all other requests waiting for 8 s, and a body of 1 MB has room for 30,000. Does not apply to
 * administrators.
 */
export function limitSavesAtOnce({ filter }: Register): void {
  const costs = new WeakMap<Database, number>();
  for (const action of ['create', 'update', 'delete']) {
    filter(`items.${action}`, (payload, { collection, keys }: Meta, event) => {
      const { accountability, database } = event;
      if (!accountability || accountability.admin) return payload;
      const items = action === 'delete' ? (payload as readonly unknown[]) : (keys ?? []);
      if (items.length > maxItems) throw new InvalidPayloadError({ reason: tooMany });
      if (!database.isTransaction) return payload;
      const cost = (costs.get(database) ?? 0) + (textsOfPages.has(collection) ? costOfText : 1);
      costs.set(database, cost);
      if (cost > maxWrites) throw new InvalidPayloadError({ reason: tooMany });
      return payload;
    });
  }
}

const tooMany =
  'Bitte speichern Sie weniger Einträge auf einmal. / Please save fewer items at the same time';
