import { defaultLanguage } from '../../../../locales/languages.ts';
import { kinds, kindNames, type Kind } from '../../../../data/kinds/index.ts';
import { outdated } from '../../../schema/outdated.ts';
import type { PrivateKind } from '../../../schema/privateKind.ts';
import { privateKinds } from '../../../schema/privateKinds.ts';
import type { Database, Register, Row } from '../directus.ts';

/**
 * Flags the translations of a text that an editor changes in German, and removes the flag of a translation that is
 * changed itself. The overview lists what has the flag. An editor who finds that a translation still fits removes it in the form.
 */
export function flagOutdated({ filter }: Register): void {
  /** The translations that a save has changed so far, by its transaction. The German text may come after them. */
  const changedIn = new WeakMap<Database, Set<number>>();

  for (const name of translatedWithDrafts) {
    const [collection, parent] = [`${name}_translations`, `${name}_id`];
    filter(`${collection}.items.update`, async (payload, { keys = [] }, { database }) => {
      const written = payload as Row;
      if (outdated in written) return payload;
      const texts = database(collection);
      const rows = await texts
        .clone()
        .whereIn('id', keys as number[])
        .select<TextRow[]>();
      const changed = rows.filter((row) => differs(row, written));
      if (changed.length === 0) return payload;

      const saved = changedIn.get(database) ?? new Set();
      // A translation that is saved without its page comes without a transaction, on the connection of all saves.
      if (database.isTransaction) changedIn.set(database, saved);
      const isGerman = ({ language }: TextRow) => language === defaultLanguage;
      for (const { id } of changed.filter((row) => !isGerman(row))) saved.add(id);
      const items = changed.filter(isGerman).map((row) => row[parent] as number);

      const others = texts.whereNot('language', defaultLanguage);
      await others
        .clone()
        .whereIn('id', [...saved])
        .update({ [outdated]: false });
      await others
        .whereIn(parent, items)
        .whereNotIn('id', [...saved])
        .update({ [outdated]: true });
      return payload;
    });
  }
}

/** The collections whose translations have the flag (cms/seed/layout.ts). */
const translatedWithDrafts = [
  ...kindNames.flatMap((each) => {
    const { name, drafts }: Kind = kinds[each];
    return drafts ? [name] : [];
  }),
  ...Object.entries<PrivateKind>(privateKinds).flatMap(([name, { workflow, translations }]) =>
    workflow && translations ? [name] : [],
  ),
];

interface TextRow extends Row {
  readonly id: number;
  readonly language: string;
}

/** An emptied field is null in a form, and may be an empty text in the database. */
function differs(row: TextRow, written: Row): boolean {
  return Object.entries(written).some(
    ([field, value]) =>
      !names.has(field) && field in row && (row[field] || null) !== (value || null),
  );
}

/** Fields that are no texts. A form sends the number of the translation with its texts. */
const names = new Set(['id', 'language']);
