import { kinds, kindNames, type Kind } from '../../../../data/kinds/index.ts';
import { pageInterface } from '../../../../data/fields/forms.ts';
import type { Words } from '../../../../data/fields/words.ts';
import { kindForms } from '../../../schema/kindForms.ts';
import type { Database } from '../directus.ts';
import { linksTo } from '../pageLinks/linksTo.ts';
import type { PlacedKind } from './pageAddresses.ts';
import { publicationFields, visibilityOf, type Publication } from './visibility.ts';

/**
 * Returns the names of the records of the website with a text that links to one of the paths, except those that go with the
 * paths. Drafts and what was withdrawn do not count: no visitor sees the link.
 *
 * @param kind of the records that go
 */
export async function linkingTexts(
  database: Database,
  paths: ReadonlySet<string>,
  kind: PlacedKind,
  gone: readonly { readonly id: number }[],
): Promise<readonly Words[]> {
  const goneIds = new Set<unknown>(gone.map(({ id }) => id));
  const found: Words[] = [];
  for (const { collection, label, fields, title, hasDrafts } of sources) {
    const columns = [...fields, ...(title === undefined ? [] : [title])];
    const rows = await database(`${collection}_translations as text`)
      .join(`${collection} as item`, 'item.id', `text.${collection}_id`)
      .where((either) => {
        for (const field of fields) {
          for (const path of paths) void either.orWhere(`text.${field}`, 'like', `%${path}%`);
        }
      })
      .select<Row[]>(
        'item.id',
        ...columns.map((column) => `text.${column}`),
        ...(hasDrafts ? publicationFields.map((column) => `item.${column}`) : []),
      );
    const linking = rows
      .filter((row) => !hasDrafts || visibilityOf(row) !== 'hidden')
      .filter((row) => !(collection === kinds[kind].name && goneIds.has(row.id)))
      .filter((row) => fields.some((field) => linksTo(row[field], paths)));
    // The texts of a record in several languages count once.
    for (const row of new Map(linking.map((each) => [each.id, each])).values()) {
      found.push(nameOf(label, title === undefined ? undefined : row[title]));
    }
  }
  return found;
}

/** Joins names. The field “Linked in” of a page lists all of them. */
export function listOf(names: readonly Words[]): Words {
  const shown = names.slice(0, maxShown);
  const more = names.length - shown.length;
  const join = (language: keyof Words, others: string) =>
    [...shown.map((name) => name[language]), ...(more > 0 ? [others] : [])].join(', ');
  return { de: join('de', `und ${more} weitere`), en: join('en', `and ${more} more`) };
}

const maxShown = 5;

interface Row extends Publication, Readonly<Record<string, unknown>> {
  readonly id: number | string;
}

interface Source {
  readonly collection: string;
  readonly label: Words;
  readonly fields: readonly string[];
  readonly title: string | undefined;
  readonly hasDrafts: boolean;
}

/** Directus' interfaces of fields that can hold links. */
const holdsLinks: readonly string[] = ['input-rich-text-html', pageInterface];

/** The kinds with translated fields that can hold links. */
const sources: readonly Source[] = kindNames.flatMap((name) => {
  const { name: collection, drafts }: Kind = kinds[name];
  const { label, translations = {} } = kindForms[name];
  const fields = Object.entries(translations)
    .filter(([, form]) => holdsLinks.includes(form.interface))
    .map(([field]) => field);
  const title = ['title', 'display_name'].find((field) => field in translations);
  return fields.length === 0
    ? []
    : [{ collection, label, fields, title, hasDrafts: drafts === true }];
});

function nameOf({ de, en }: Words, title: unknown): Words {
  if (typeof title !== 'string') return { de, en };
  return { de: `${de} › ${title}`, en: `${en} › ${title}` };
}
