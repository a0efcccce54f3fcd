import type { HostAddress } from '../../../../data/fields/hostAddress.ts';
import { kinds } from '../../../../data/kinds/index.ts';
import { isPattern, sourceKey } from '../../../../data/routes/redirects.ts';
import type { Context, EventContext, Meta, Register } from '../directus.ts';
import {
  pageAddresses,
  placedKinds,
  placeFields,
  type PageAddress,
  type PlacedKind,
} from './pageAddresses.ts';

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

function redirectIn(kind: PlacedKind, { filter, action }: Register, context: Context) {
  const { database } = context;
  const collection = kinds[kind].name;
  const texts = `${collection}_translations`;
  /** The addresses from before a save until its end, by the item's key. */
  const before = new Map<unknown, readonly PageAddress[]>();

  const remember = async (ids: readonly unknown[], { database: now }: EventContext) => {
    for (const id of ids) {
      // Directus saves an item and its translations in one transaction. The first of them knows the old address.
      if (now.isTransaction && before.has(id)) continue;
      before.set(id, await pageAddresses(now, kind, [id]));
    }
  };
  const settle = async (ids: readonly unknown[]) => {
    for (const id of ids) {
      const former = before.get(id) ?? [];
      before.delete(id);
      await update(former, await pageAddresses(database, kind, [id]), context);
    }
  };
  const itemsOf = async (keys: readonly unknown[], { database: now }: EventContext) => {
    const column = `${collection}_id`;
    const rows = await now(texts)
      .whereIn('id', keys as readonly number[])
      .select(column);
    return rows.map((row: Readonly<Record<string, unknown>>) => row[column]);
  };

  const own = ['status', 'publish_on', ...placeFields(kind)];
  filter(`${collection}.items.update`, async (payload, { keys = [] }, event) => {
    if (own.some((field) => field in (payload as object))) await remember(keys, event);
    return payload;
  });
  filter(`${texts}.items.update`, async (payload, { keys = [] }, event) => {
    if ('slug' in (payload as object)) await remember(await itemsOf(keys, event), event);
    return payload;
  });
  filter(`${collection}.items.delete`, async (keys, _meta, event) => {
    await remember(keys as readonly unknown[], event);
    return keys;
  });
  /** The items of deleted translations, by the translation's key. */
  const ofDeleted = new Map<unknown, unknown>();
  filter(`${texts}.items.delete`, async (keys, _meta, event) => {
    for (const key of keys as readonly unknown[]) {
      const [id] = await itemsOf([key], event);
      ofDeleted.set(key, id);
      await remember([id], event);
    }
    return keys;
  });

  const changed = ({ keys = [] }: Meta) => settle(keys.filter((id) => before.has(id)));
  action(`${collection}.items.update`, changed);
  action(`${collection}.items.delete`, changed);
  action(`${texts}.items.update`, async ({ keys = [] }, event) => {
    const ids = await itemsOf(keys, { ...event, database });
    await settle(ids.filter((id) => before.has(id)));
  });
  action(`${texts}.items.delete`, async ({ keys = [] }) => {
    for (const key of keys) {
      const id = ofDeleted.get(key);
      ofDeleted.delete(key);
      if (before.has(id)) await settle([id]);
    }
  });
  action(`${texts}.items.create`, async ({ key }, event) => {
    await settle(await itemsOf([key], { ...event, database }));
  });
}

async function update(
  former: readonly PageAddress[],
  present: readonly PageAddress[],
  context: Context,
) {
  const now = new Map(present.map((address) => [address.page, address]));
  const moved = former.flatMap(({ page, path: from, visibility }) => {
    const address = now.get(page);
    const isMoved = visibility === 'public' && address?.visibility === 'public';
    return isMoved && address.path !== from ? [{ from, to: address.path }] : [];
  });
  const gone = former.filter(({ page }) => now.get(page)?.visibility !== 'public');

  await free(
    present.filter(({ visibility }) => visibility !== 'hidden').map(({ path }) => path),
    context,
  );
  await removeRedirectsTo(
    gone.map(({ path }) => path),
    context,
  );
  if (moved.length === 0) return;
  const redirects = await redirectsService(context);
  for (const { from, to } of moved) {
    await redirects.updateByQuery({ filter: { to: { _eq: from } }, limit: -1 }, { to });
  }
  // Browsers remember a permanent redirect. If the page got its old address back, they would go round in
  // circles.
  await redirects.createMany(moved.map((redirect) => ({ ...redirect, permanent: false })));
}

/** Deletes redirects from these paths, in any spelling. Those for all pages below a path stay. */
async function free(paths: readonly string[], context: Context) {
  const wanted = new Set(paths.map((from) => sourceKey({ from: from as HostAddress })));
  await removeWhere(
    (redirect) => !isPattern(redirect) && wanted.has(sourceKey(redirect)),
    paths,
    context,
  );
}

async function removeRedirectsTo(paths: readonly string[], context: Context) {
  const gone = new Set(paths);
  await removeWhere(({ to }) => gone.has(to.replace(/[?#].*$/, '')), paths, context);
}

interface Redirect {
  readonly id: number;
  readonly from: HostAddress;
  readonly to: string;
}

async function removeWhere(
  isMeant: (redirect: Redirect) => boolean,
  paths: readonly string[],
  context: Context,
) {
  if (paths.length === 0) return;
  const all = await context.database<Redirect>('redirects').select('id', 'from', 'to');
  const ids = all.filter(isMeant).map(({ id }) => id);
  if (ids.length > 0) await (await redirectsService(context)).deleteMany(ids);
}

async function redirectsService({ services, getSchema, database }: Context) {
  return new services.ItemsService('redirects', { schema: await getSchema(), knex: database });
}
