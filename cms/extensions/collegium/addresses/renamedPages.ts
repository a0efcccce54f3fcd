import { kinds } from '../../../../data/kinds/index.ts';
import type { Context, EventContext, Register } from '../directus.ts';
import {
  pageAddresses,
  placedKinds,
  placeFields,
  type PageAddress,
  type PlacedKind,
} from './pageAddresses.ts';
import { publicationFields } from './visibility.ts';
import { redirectsFrom, successorsOf, type Successors } from './withdrawnPages.ts';
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
  /** The items of deleted translations, by the translation's key as text. */
  const ofDeleted = new Map<string, unknown>();

  const remember = async (
    ids: readonly unknown[],
    { database }: EventContext,
    kindOfSave: Omit<Before, 'addresses' | 'ids'> = {},
  ) => {
    // Directus saves an item and its translations in one transaction. The first of them knows the old address.
    const unknown = ids.filter((id) => !(database.isTransaction && before.has(String(id))));
    if (unknown.length === 0) return;
    // One read for all items of a save: one by one, new slugs of 900 translations took 88 s.
    const addresses = await pageAddresses(database, kind, unknown);
    const save = { addresses, ids: unknown, ...kindOfSave };
    for (const id of unknown) before.set(String(id), save);
  };
  const itemsOf = async (
    keys: readonly unknown[],
    { database }: EventContext,
  ): Promise<ReadonlyMap<string, unknown>> => {
    const rows = await database(texts)
      .whereIn('id', keys as readonly number[])
      .select<{ readonly id: number; readonly item: unknown }[]>('id', {
        item: `${collection}_id`,
      });
    return new Map(rows.map(({ id, item }) => [String(id), item]));
  };

  const own = [...publicationFields, 'translations', ...placeFields(kind)];
  filter(`${collection}.items.update`, async (payload, { keys = [] }, event) => {
    if (own.some((field) => field in (payload as object))) {
      await remember(keys, event, { isOfItem: true, hasStatus: 'status' in (payload as object) });
    }
    return payload;
  });
  filter(`${texts}.items.update`, async (payload, { keys = [] }, event) => {
    if (!('slug' in (payload as object))) return payload;
    await remember([...new Set((await itemsOf(keys, event)).values())], event);
    return payload;
  });
  filter(`${collection}.items.delete`, async (keys, _meta, event) => {
    const ids = keys as readonly unknown[];
    await remember(ids, event, { successors: await successorsOf(event.database, kind, ids) });
    return keys;
  });
  filter(`${texts}.items.delete`, async (keys, _meta, event) => {
    const items = await itemsOf(keys as readonly unknown[], event);
    // A request may write 7 as 07.
    for (const key of keys as readonly unknown[]) {
      ofDeleted.set(String(key), items.get(String(Number(key))));
    }
    await remember([...new Set(items.values())], event);
    return keys;
  });

  // Directus records each save at its end, in the same transaction: page and redirects are saved together, or neither is.
  filter('activity.create', async (payload, _meta, event) => {
    const saved = payload as Activity;
    if (saved.collection !== collection && saved.collection !== texts) return payload;
    const key = String(saved.item);
    const id =
      saved.collection === collection
        ? saved.item
        : (ofDeleted.get(key) ?? [...(await itemsOf([key], event)).values()][0]);
    ofDeleted.delete(key);
    const isNew = saved.collection === texts && saved.action === 'create';
    const save: Before | undefined =
      before.get(String(id)) ?? (isNew ? { addresses: [], ids: [id] } : undefined);
    if (!save) return payload;
    // The item is recorded after its translations. In between, the page above the news could move all of them many times.
    if (save.isOfItem && saved.collection === texts) return payload;
    // Directus makes the changes of all items of a save before it records the first of them.
    for (const changed of save.ids) before.delete(String(changed));
    const present = await pageAddresses(event.database, kind, save.ids);
    const successors = () => save.successors ?? successorsOf(event.database, kind, save.ids);
    await update({ ...save, successors }, present, context, event);
    return payload;
  });
}

interface Before {
  readonly addresses: readonly PageAddress[];
  /** Of items that are deleted. */
  readonly successors?: Successors;
  /** The items of the save. */
  readonly ids: readonly unknown[];
  /** True if the items themselves are saved, and not only translations. */
  readonly isOfItem?: boolean;
  /** True if the save sets a status. The flow that publishes changes calls the build hook for it. */
  readonly hasStatus?: boolean;
}

/** An entry of Directus' activity log. */
interface Activity {
  readonly action: string;
  readonly collection: string;
  readonly item: unknown;
}

async function update(
  {
    addresses: former,
    successors,
    hasStatus = false,
  }: Omit<Before, 'successors'> & { readonly successors: () => Successors | Promise<Successors> },
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
  // One call of the build hook for the save is enough.
  const options = { emitEvents: !hasStatus };
  await redirects.removeFrom(
    taken.map(({ path }) => path),
    options,
  );
  // A page that comes back by itself needs its address.
  const withdrawn = gone.filter(
    ({ page, visibility }) => visibility === 'public' && now.get(page)?.visibility !== 'coming',
  );
  const replaced =
    withdrawn.length === 0
      ? []
      : await redirectsFrom(event.database, withdrawn, await successors());
  const kept = new Set(replaced.map(({ from }) => from));
  await redirects.removeTo(
    gone.map(({ path }) => path).filter((path) => !kept.has(path)),
    options,
  );
  await redirects.add([...moved, ...replaced], options);
}
