import { homePath } from '../../../../data/routes/namedRoutes.ts';
import type { Context, Database, Register } from '../directus.ts';

/** The address of a page in one language. */
interface PageAddress {
  readonly slug: string | null;
  readonly language: string;
  readonly status: string;
}

/**
 * Creates a redirect when an editor changes the slug of a page that visitors may have seen. Redirects
 * from an address that gets a page are deleted, and redirects to the old address lead to the new one, so
 * that there are no chains and no loops. Menus and other records that name the old path follow the
 * redirect (data/routes/withMovedPaths.ts).
 */
export function redirectRenamedPages({ filter, action }: Register, context: Context): void {
  const { services, getSchema, database } = context;
  /** The old addresses between the check and the end of a save, by the key of the translation. */
  const renamed = new Map<unknown, PageAddress>();

  filter('pages_translations.items.update', async (payload, { keys }, event) => {
    for (const key of keys ?? []) {
      renamed.delete(key);
      const before = 'slug' in (payload as object) && (await addressOf(event.database, key));
      if (before) renamed.set(key, before);
    }
    return payload;
  });

  action('pages_translations.items.update', async ({ keys }) => {
    for (const key of keys ?? []) {
      const before = renamed.get(key);
      renamed.delete(key);
      const after = before && (await addressOf(database, key));
      if (after) await move(pathOf(before), pathOf(after), before.status !== 'draft');
    }
  });

  action('pages_translations.items.create', async ({ key }) => {
    const created = await addressOf(database, key);
    if (created) await free(pathOf(created));
  });

  async function move(from: string | undefined, to: string | undefined, wasSeen: boolean) {
    if (to === undefined || from === to) return;
    await free(to);
    if (from === undefined || !wasSeen) return;
    const redirects = await redirectsService();
    await redirects.updateByQuery({ filter: { to: { _eq: from } }, limit: -1 }, { to });
    // Browsers remember a permanent redirect. If the page got its old address back, they would go round in
    // circles.
    await redirects.createOne({ from, to, permanent: false });
  }

  /** Deletes redirects from a path. Hosts compare paths without regard to case. */
  async function free(path: string | undefined) {
    if (path === undefined) return;
    const rows = await database<{ id: number }>('redirects')
      .whereRaw('lower(??) = ?', ['from', path.toLowerCase()])
      .select('id');
    if (rows.length > 0) await (await redirectsService()).deleteMany(rows.map(({ id }) => id));
  }

  async function redirectsService() {
    return new services.ItemsService('redirects', { schema: await getSchema(), knex: database });
  }
}

async function addressOf(database: Database, key: unknown): Promise<PageAddress | undefined> {
  return database('pages_translations')
    .join('pages', 'pages.id', 'pages_translations.pages_id')
    .where('pages_translations.id', key as number)
    .first('slug', 'language', 'status');
}

function pathOf({ slug, language }: PageAddress): string | undefined {
  return slug ? homePath(language as Parameters<typeof homePath>[0]) + slug : undefined;
}
