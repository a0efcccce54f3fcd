import { kinds } from '../../../../data/kinds/index.ts';
import type { Context, EventContext, Register } from '../directus.ts';
import {
  pageAddresses,
  placedKinds,
  placeFields,
  type PageAddress,
  type PlacedKind,
} from './pageAddresses.ts';
import { redirectsIn } from './redirects.ts';

/**
 * Creates redirects when editors change the addresses of pages that visitors may have seen: by a slug, by the section of
 * news, or by the category of a product. Redirects from an address that gets a page are deleted, and redirects to the old
 * address lead to the new one, so that there are no chains and no loops. Redirects to a page that is gone are deleted, too:
 * the build refuses a redirect that leads nowhere. Menus and other records that name the old path follow the redirect
 * (data/routes/withMovedPaths.ts).
 */
export function redirectRenamedPages(register: Register, context: Context): void {
  for (const kind of placedKinds) redirectIn(kind, register, context);
}

function redirectIn(kind: PlacedKind, { filter }: Register, context: Context) {
  const collection = kinds[kind].name;
  const texts = `${collection}_translations`;
  /** The addresses from before a save until its end, by the item's key as text: requests may send numbers as text. */
  const before = new Map<string, Before>();
  /** The items of deleted translations, by the translation's key. */
  const ofDeleted = new Map<unknown, unknown>();

  const remember = async (ids: readonly unknown[], { database }: EventContext) => {
    for (const id of ids) {
      // Directus saves an item and its translations in one transaction. The first of them knows the old address.
      if (database.isTransaction && before.has(String(id))) continue;
      before.set(String(id), { addresses: await pageAddresses(database, kind, [id]), ids });
    }
  };
  const itemOf = async (key: unknown, { database }: EventContext): Promise<unknown> => {
    const column = `${collection}_id`;
    const row = await database(texts)
      .where('id', key as number)
      .first<Readonly<Record<string, unknown>> | undefined>(column);
    return row?.[column];
  };

  const own = ['status', 'publish_on', ...placeFields(kind)];
  filter(`${collection}.items.update`, async (payload, { keys = [] }, event) => {
    if (own.some((field) => field in (payload as object))) await remember(keys, event);
    return payload;
  });
  filter(`${texts}.items.update`, async (payload, { keys = [] }, event) => {
    if (!('slug' in (payload as object))) return payload;
    for (const key of keys) await remember([await itemOf(key, event)], event);
    return payload;
  });
  filter(`${collection}.items.delete`, async (keys, _meta, event) => {
    await remember(keys as readonly unknown[], event);
    return keys;
  });
  filter(`${texts}.items.delete`, async (keys, _meta, event) => {
    for (const key of keys as readonly unknown[]) {
      const id = await itemOf(key, event);
      ofDeleted.set(key, id);
      await remember([id], event);
    }
    return keys;
  });

  // Directus records each save at its end, in the same transaction: page and redirects are saved together, or neither is.
  filter('activity.create', async (payload, _meta, event) => {
    const saved = payload as Activity;
    if (saved.collection !== collection && saved.collection !== texts) return payload;
    const id =
      saved.collection === collection
        ? saved.item
        : (ofDeleted.get(saved.item) ?? (await itemOf(saved.item, event)));
    ofDeleted.delete(saved.item);
    const isNew = saved.collection === texts && saved.action === 'create';
    if (!isNew && !before.has(String(id))) return payload;
    // Directus makes the changes of all items of a save before it records the first of them.
    for (const changed of before.get(String(id))?.ids ?? [id]) {
      const former = before.get(String(changed))?.addresses ?? [];
      before.delete(String(changed));
      await update(former, await pageAddresses(event.database, kind, [changed]), context, event);
    }
    return payload;
  });
}

interface Before {
  readonly addresses: readonly PageAddress[];
  /** The items of the save. */
  readonly ids: readonly unknown[];
}

/** An entry of Directus' activity log. */
interface Activity {
  readonly action: string;
  readonly collection: string;
  readonly item: unknown;
}

async function update(
  former: readonly PageAddress[],
  present: readonly PageAddress[],
  context: Context,
  event: EventContext,
) {
  const redirects = redirectsIn(context, event);
  const now = new Map(present.map((address) => [address.page, address]));
  const moved = former.flatMap(({ page, path: from, visibility }) => {
    const address = now.get(page);
    const isMoved = visibility === 'public' && address?.visibility === 'public';
    return isMoved && address.path !== from ? [{ from, to: address.path }] : [];
  });
  const gone = former.filter(({ page }) => now.get(page)?.visibility !== 'public');

  const taken = present.filter(({ visibility }) => visibility !== 'hidden');
  await redirects.removeFrom(taken.map(({ path }) => path));
  await redirects.removeTo(gone.map(({ path }) => path));
  await redirects.add(moved);
}
