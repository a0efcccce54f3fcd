import { InvalidPayloadError } from '@directus/errors';
import { kinds } from '../../../../data/kinds/index.ts';
import type { Database, Register } from '../directus.ts';
import { isAdministrator } from './isAdministrator.ts';
import { linkingTexts, listOf } from './linkingTexts.ts';
import { pageAddresses } from './pageAddresses.ts';
import { publicationFields, visibilityOf, type Publication } from './visibility.ts';

/**
 * Refuses to delete or withdraw news and products to which texts of other records link, now or by a date: these links would
 * lead to a 404. Does not apply to administrators.
 */
export function keepLinkedItems(register: Register): void {
  for (const kind of ['news', 'products'] as const) keepLinked(kind, register);
}

function keepLinked(kind: 'news' | 'products', { filter }: Register): void {
  const collection = kinds[kind].name;
  filter(`${collection}.items.delete`, async (keys, _meta, event) => {
    if (!isAdministrator(event)) {
      await checkUnused(
        event.database,
        kind,
        await publicItems(keys as readonly unknown[], event.database),
      );
    }
    return keys;
  });
  filter(`${collection}.items.update`, async (payload, { keys = [] }, event) => {
    const changes = payload as Partial<Publication>;
    const mayHide = publicationFields.some((field) => field in changes);
    if (!mayHide || isAdministrator(event)) return payload;
    const items = await publicItems(keys, event.database);
    const leaving = items.filter((item) => {
      const next = { ...item, ...changes };
      return visibilityOf(next) !== 'public' || next.withdraw_on !== null;
    });
    await checkUnused(event.database, kind, leaving);
    return payload;
  });

  async function publicItems(keys: readonly unknown[], database: Database) {
    const items = await database(collection)
      .whereIn('id', keys as readonly number[])
      .select<Item[]>('id', ...publicationFields);
    return items.filter((item) => visibilityOf(item) === 'public');
  }
}

interface Item extends Publication {
  readonly id: number;
}

async function checkUnused(
  database: Database,
  kind: 'news' | 'products',
  leaving: readonly Item[],
): Promise<void> {
  if (leaving.length === 0) return;
  const addresses = await pageAddresses(
    database,
    kind,
    leaving.map(({ id }) => id),
  );
  const paths = addresses.map(({ path }) => path);
  const old = await database('redirects').whereIn('to', paths).pluck<string[]>('from');
  const texts = await linkingTexts(database, new Set([...paths, ...old]), kind, leaving);
  if (texts.length === 0) return;
  const { de, en } = listOf(texts);
  throw new InvalidPayloadError({
    reason:
      `Texte verweisen noch darauf: ${de}. Ändern Sie zuerst diese. / ` +
      `Texts still link to it: ${en}. Change them first`,
  });
}
