import { contentProblems } from '../../../../data/checks/contentProblems.ts';
import { kindNames, type KindName } from '../../../../data/kinds/index.ts';
import { problemLine } from '../../../../data/problems/problems.ts';
import { collections } from '../../../../data/sources/directus/collections.ts';
import { originOf } from '../../../../data/sources/directus/items.ts';
import { visibilityOf, type Publication } from '../addresses/pageAddresses.ts';
import type { Context, Database, Register } from '../directus.ts';
import { expectRight } from '../expectRight.ts';
import type { EditorLanguage } from './fieldLabels.ts';
import { readContent, type Key } from './readContent.ts';
import { refusalOf } from './refusals.ts';

/** The kinds with many records. */
const large = ['news', 'products'] as const;

/** Above so many news or products, it would take seconds to read all of them for each save. */
const mostRecords = 1000;

/** One mistake, such as another address for the page above the news, may be a problem of each article. */
const mostShown = 5;

/**
 * Refuses to save what can't be published, by the rules of the build. Drafts may be incomplete: they are checked when
 * they are published. A problem that was there before does not keep an editor from saving something else. Does not
 * apply to administrators, whose scripts fill and migrate the content.
 *
 * The rules between records need all content. When news or a product is saved, only those with the same slug are read of
 * its kind. Other saves are not checked if there are very many news or products.
 */
export function checkSaved({ filter }: Register, context: Context): void {
  /** The problems before the save of a user in a collection. */
  const before = new Map<string, ReadonlySet<string>>();

  for (const kind of kindNames) {
    const { collection } = collections[kind];
    for (const action of ['create', 'update', 'delete'] as const) {
      filter(`${collection}.items.${action}`, async (payload, { keys = [] }, event) => {
        const { accountability, database } = event;
        const save = `${collection} ${accountability?.user}`;
        before.delete(save);
        if (!accountability || accountability.admin) return payload;
        const ids = action === 'delete' ? asKeys(payload) : keys;
        // Reading all content costs time, so only those who may save make Directus do it.
        await expectRight(action, collection, ids, event);
        if (!isLarge(kind) && (await isTooMuch(database))) return payload;
        const only = isLarge(kind) ? { only: { kind, ids: ids as readonly Key[] } } : {};
        const content = await readContent(context, event, { time: new Date(), ...only });
        before.set(save, new Set(contentProblems(content).map(problemLine)));
        return payload;
      });
    }
  }

  // Directus records each save at its end, in the same transaction: the content is as the next build will find it.
  filter('activity.create', async (payload, _meta, event) => {
    const { collection, item, user } = payload as Activity;
    const kind = kindNames.find((name) => collections[name].collection === collection);
    const known = before.get(`${collection} ${user}`);
    if (kind === undefined || !known) return payload;
    const { database } = event;
    const only = isLarge(kind)
      ? { only: { kind, ids: await withSameSlug(database, collection, item) } }
      : {};
    for (const time of await timesOf(database, kind, item)) {
      const content = await readContent(context, event, { time, ...only });
      const problems = contentProblems(content).filter((each) => !known.has(problemLine(each)));
      if (problems.length === 0) continue;
      const origin = originOf({ id: item }, collections[kind]);
      const language = await languageOf(database, user);
      const shown = problems.slice(0, mostShown);
      throw shown.map((problem) => refusalOf(problem, { kind, origin, content, language }));
    }
    return payload;
  });
}

/** An entry of Directus' activity log. */
interface Activity {
  readonly collection: string;
  readonly item: Key;
  readonly user: string | null;
}

/** The payload of a deletion is the keys of the items. */
function asKeys(payload: unknown): readonly unknown[] {
  return Array.isArray(payload) ? payload : [payload];
}

function isLarge(kind: KindName): boolean {
  return large.some((each) => each === kind);
}

async function isTooMuch(database: Database): Promise<boolean> {
  for (const collection of large) {
    const [row] = await database(collection).count<{ total: number | string }[]>({ total: '*' });
    if (Number(row?.total) > mostRecords) return true;
  }
  return false;
}

/** Returns the keys of an item, and of those that have one of its slugs in the same language. */
async function withSameSlug(
  database: Database,
  collection: string,
  item: Key,
): Promise<readonly Key[]> {
  const texts = `${collection}_translations`;
  const key = `${collection}_id`;
  const rows = await database(`${texts} as own`)
    .join(`${texts} as other`, { 'other.slug': 'own.slug', 'other.language': 'own.language' })
    .where(`own.${key}`, item)
    .select<{ id: Key }[]>({ id: `other.${key}` });
  return [...new Set([item, ...rows.map(({ id }) => id)])];
}

/** Now, and the time in the future at which a scheduled item becomes public. */
async function timesOf(database: Database, kind: KindName, item: Key): Promise<readonly Date[]> {
  const now = new Date();
  const { collection, workflow } = collections[kind];
  if (!workflow) return [now];
  const row = await database(collection)
    .where('id', item)
    .first<Publication | undefined>('status', 'publish_on');
  return row?.publish_on && visibilityOf(row) === 'coming'
    ? [now, new Date(row.publish_on)]
    : [now];
}

/** The editor's own language, or else Directus' language. */
async function languageOf(database: Database, user: string | null): Promise<EditorLanguage> {
  const own = await database('directus_users')
    .where('id', user)
    .first<{ language: string | null } | undefined>('language');
  const settings = await database('directus_settings').first<
    { default_language: string | null } | undefined
  >('default_language');
  const language = own?.language ?? settings?.default_language ?? '';
  return language.startsWith('de') ? 'de' : 'en';
}
