import { InvalidPayloadError } from '@directus/errors';
import { kindNames, type KindName } from '../../../../data/kinds/index.ts';
import { collections } from '../../../../data/sources/directus/collections.ts';
import { originOf } from '../../../../data/sources/directus/items.ts';
import { publicationFields, type Publication } from '../addresses/visibility.ts';
import type { Context, Database, EventContext, Register } from '../directus.ts';
import { languageOf } from './editorLanguage.ts';
import { nameOfProblem, problemsOf } from './foundProblems.ts';
import { isLarge, isTooMuch } from './largeKinds.ts';
import { readContent, type Key, type Wanted } from './readContent.ts';
import { refusalOf } from './refusals.ts';

/** One mistake, such as another address for the page above the news, may be a problem of each article. */
const maxShown = 5;

/**
 * Maximum number of checked saves in one transaction. A check reads all content, which takes 0.1 s, and SQLite answers nobody
 * else until the end. Directus' forms save one record, or make one change to many, which is one save. Its nested items are
 * limited by guard/savesAtOnce.ts.
 */
const maxSaves = 20;

/**
 * Refuses to save what can't be published, by the rules of the build. Drafts may be incomplete: they are checked when
 * they are published. The content is also checked without what has a date of withdrawal. A problem that was there before
 * does not keep an editor from saving something else. Does not apply to administrators, whose scripts fill and migrate the
 * content.
 *
 * The rules between records need all content. When news or a product is saved, of its kind only the records with the same slug are
 * read. Other saves are not checked if there are very many news or products.
 */
export function checkSaved({ filter }: Register, context: Context): void {
  /** The last save of a user in a collection. */
  const saves = new Map<string, Save>();
  const numberOfSaves = new WeakMap<Database, number>();

  for (const kind of kindNames) {
    const { collection } = collections[kind];
    for (const action of ['create', 'update', 'delete'] as const) {
      filter(`${collection}.items.${action}`, async (payload, { keys = [] }, event) => {
        const { accountability, database } = event;
        const name = `${collection} ${accountability?.user}`;
        const last = saves.get(name);
        saves.delete(name);
        if (!accountability || accountability.admin) return payload;
        const ids = (action === 'delete' ? asKeys(payload) : keys) as readonly Key[];
        count(database);
        if (!isLarge(kind) && (await isTooMuch(database))) return payload;
        // The previous save of this transaction was checked and added no problem, and nothing has changed since.
        const isKnown = last?.checkedIn === database && !isLarge(kind);
        const only = isLarge(kind) ? { only: { kind, ids } } : {};
        const time = isKnown ? last.time : new Date();
        const known = isKnown ? last.known : await problemsIn({ time, ...only }, event);
        saves.set(name, { known, time, ids });
        return payload;
      });
    }
  }

  // Directus records each save at its end, in the same transaction: the content is as the next build will find it.
  filter('activity.create', async (payload, _meta, event) => {
    const { collection, item, user } = payload as Activity;
    const kind = kindNames.find((name) => collections[name].collection === collection);
    const save = saves.get(`${collection} ${user}`);
    if (kind === undefined || !save) return payload;
    const { database } = event;
    const { known } = save;
    const isOfSave = save.ids.includes(item);
    // Directus makes all changes of a save before it records the first, so the check at the first entry has covered the
    // others.
    if (isOfSave && save.checkedIn === database) return payload;
    const ids = isOfSave ? save.ids : [item];
    const only = isLarge(kind)
      ? { only: { kind, ids: await withSameSlug(database, collection, ids) } }
      : {};
    save.checkedIn = database;
    for (const time of await timesOf(database, kind, ids, save.time)) {
      const content = await readContent(context, event, { time, ...only });
      const found = await problemsOf(database, content, time);
      const problems = found.filter((each) => !known.has(nameOfProblem(each)));
      if (problems.length === 0) continue;
      const origin = originOf({ id: item }, collections[kind]);
      const isOfSeveral = ids.length > 1;
      const language = await languageOf(database, user);
      // Directus answers with all errors of a list.
      const errors: unknown = problems
        .slice(0, maxShown)
        .map((problem) => refusalOf(problem, { kind, origin, isOfSeveral, content, language }));
      throw errors;
    }
    return payload;
  });

  async function problemsIn(wanted: Wanted, event: EventContext): Promise<ReadonlySet<string>> {
    const content = await readContent(context, event, wanted);
    const problems = await problemsOf(event.database, content, wanted.time);
    return new Set(problems.map(nameOfProblem));
  }

  /** Counts the saves of a transaction. */
  function count(database: Database): void {
    if (!database.isTransaction) return;
    const number = (numberOfSaves.get(database) ?? 0) + 1;
    numberOfSaves.set(database, number);
    if (number > maxSaves) throw new InvalidPayloadError({ reason: tooMany });
  }
}

const tooMany =
  `Bitte speichern Sie höchstens ${maxSaves} Einträge auf einmal. / ` +
  `Save at most ${maxSaves} items at the same time`;

interface Save {
  /** The problems before it, and when. What appears or is withdrawn while it is saved is not its problem. */
  readonly known: ReadonlySet<string>;
  readonly time: Date;
  /** The items that it changes or deletes. */
  readonly ids: readonly Key[];
  /** The transaction in which the content was checked after it. */
  checkedIn?: Database;
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

/** Returns the keys of items, and of those that have one of their slugs in the same language. */
async function withSameSlug(
  database: Database,
  collection: string,
  items: readonly Key[],
): Promise<readonly Key[]> {
  const texts = `${collection}_translations`;
  const key = `${collection}_id`;
  const rows = await database(`${texts} as own`)
    .join(`${texts} as other`, { 'other.slug': 'own.slug', 'other.language': 'own.language' })
    .whereIn(`own.${key}`, items)
    .select<{ id: Key }[]>(`other.${key} as id`);
  return [...new Set([...items, ...rows.map(({ id }) => id)])];
}

/**
 * Returns the time of the save, and a later one at which the last of the items becomes public. What becomes public before that
 * time is public at that time, except if it is withdrawn in between, so one check covers it.
 */
async function timesOf(
  database: Database,
  kind: KindName,
  items: readonly Key[],
  now: Date,
): Promise<readonly Date[]> {
  const { collection, workflow } = collections[kind];
  if (!workflow) return [now];
  const rows = await database(collection)
    .whereIn('id', items)
    .select<Publication[]>(...publicationFields);
  const times = rows.flatMap(({ status, publish_on: time }) =>
    status === 'scheduled' && time !== null ? new Date(time).getTime() : [],
  );
  const last = Math.max(...times);
  return last > now.getTime() ? [now, new Date(last)] : [now];
}
