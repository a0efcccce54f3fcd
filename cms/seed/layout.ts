import { kinds, type KindName } from '../../data/kinds/index.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import { position, text, type Field, type Parts } from '../../data/fields/forms.ts';
import { groups } from '../../data/kinds/kind.ts';
import { earlierTexts } from '../schema/earlierTexts.ts';
import { hints } from '../schema/hints.ts';
import { pageLinks } from '../schema/pageLinks.ts';
import { outdated, outdatedField } from '../schema/outdated.ts';
import { redirectTo, redirectToField } from '../schema/redirectTo.ts';
import type { KindForm } from '../schema/kindForm.ts';
import type { PrivateKind } from '../schema/privateKind.ts';
import { changed, changedAt, workflowFields } from '../schema/workflow.ts';
import type { Collection } from './Collection.ts';
import { inSections, mayBeIncomplete } from './sections.ts';
import { privateKinds } from '../schema/privateKinds.ts';
import { kindForms } from '../schema/kindForms.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { words, type Words } from '../../data/fields/words.ts';
import { seedRecord } from './seedRecord.ts';

const id: Field = {
  label: words('Nummer', 'Number'),
  type: 'integer',
  interface: 'input',
  hidden: true,
  primaryKey: true,
};

const translationsField = (titleField: string): Field => ({
  label: words('Texte', 'Texts'),
  note: words(
    'Zwei Sprachen nebeneinander, zum Beispiel Deutsch und Englisch. Deutsch ist nötig; wo eine andere Sprache fehlt, steht der deutsche Text.',
    'Two languages side by side, such as German and English. German is needed, and is shown where another language is missing.',
  ),
  type: 'alias',
  interface: 'translations',
  special: ['translations'],
  options: {
    languageField: 'name',
    defaultLanguage,
    // Two languages side by side.
    defaultOpenSplitView: true,
    userLanguage: false,
  },
  display: {
    name: 'translations',
    options: {
      template: `{{ ${titleField} }}`,
      languageField: 'name',
      defaultLanguage,
      userLanguage: true,
    },
  },
});

/**
 * Returns the groups first, then the languages, then each kind followed by its translations.
 *
 * @param previewUrl the address of `npm run dev`
 */
export function layout(previewUrl: string): Collection[] {
  return [...folders(), ...supporting(), ...publicCollections(previewUrl), ...privateCollections()];
}

/** @internal */
export function folders(): Collection[] {
  return Object.entries(groups).map(([name, group], index) => ({
    ...plain,
    ...group,
    name: groupCollection(name),
    group: null,
    sort: index + 1,
    fields: {},
  }));
}

function supporting(): Collection[] {
  return [
    {
      ...plain,
      name: 'languages',
      label: words('Sprachen', 'Languages'),
      icon: 'translate',
      group: null,
      sort: 90,
      hidden: true,
      sortField: 'sort',
      fields: {
        code: text(words('Kürzel', 'Code'), { required: true, primaryKey: true }),
        name: text(words('Name', 'Name'), { required: true }),
        sort: position(),
      },
    },
    {
      ...plain,
      name: seedRecord,
      label: words('Erstinhalte', 'Initial content'),
      icon: 'spa',
      group: null,
      sort: 91,
      hidden: true,
      fields: { collection: text(words('Sammlung', 'Collection'), { primaryKey: true }) },
      readers: 'editors',
    },
  ];
}

const plain = { singleton: false, hidden: false, workflow: false, readers: 'everybody' } as const;

function publicCollections(previewUrl: string): Collection[] {
  return Object.entries<KindForm>(kindForms).flatMap(([name, kind], index) => {
    const shape = collections[name as KindName];
    return withTranslations(kind, {
      name: shape.collection,
      sort: index + 1,
      singleton: shape.singleton ?? false,
      workflow: shape.workflow ?? false,
      ...(shape.workflow && { previewUrl: `${previewUrl}/__preview/${shape.collection}/{{id}}` }),
      readers: 'everybody',
    });
  });
}

function privateCollections(): Collection[] {
  return Object.entries<PrivateKind>(privateKinds).flatMap(([name, kind], index) =>
    withTranslations(kind, {
      name,
      sort: Object.keys(kindForms).length + index + 1,
      singleton: false,
      workflow: kind.workflow ?? false,
      readers: kind.readers,
      ...(kind.received && { received: true }),
    }),
  );
}

/** Returns the collection of a kind of content, and the collection of its translations if it has any. */
function withTranslations(
  kind: KindForm,
  settings: Pick<
    Collection,
    'name' | 'sort' | 'singleton' | 'workflow' | 'previewUrl' | 'readers' | 'received'
  >,
): Collection[] {
  const isInternal = settings.readers === 'administrators';
  const isSorted = !settings.singleton && !isInternal;
  const main: Collection = {
    ...settings,
    label: kind.label,
    ...(kind.note && { note: kind.note }),
    icon: kind.icon,
    group: groupCollection(kind.group),
    hidden: isInternal,
    ...(kind.template && { template: kind.template }),
    ...(isSorted && { sortField: 'sort' }),
    ...(kind.listed && { list: listOf(kind, kind.listed, settings.workflow) }),
    ...(kind.usedBy && { usedBy: kind.usedBy }),
    fields: {
      ...(!('id' in kind.fields) && { id }),
      ...(settings.workflow && workflowFields),
      ...withTexts(kind),
      ...(settings.name === kinds.pages.name && {
        links: pageLinks,
        [redirectTo]: redirectToField,
      }),
      ...(isSorted && !('sort' in kind.fields) && { sort: position() }),
      ...(kind.listed && { [changedAt]: changed }),
    },
  };
  return [
    main,
    ...(kind.translations ? [translationsOf(main, kind.translations)] : []),
    ...Object.entries(main.fields).flatMap(([name, { label, parts }]) =>
      parts ? partsOf(main, name, label, parts) : [],
    ),
  ];
}

/** Returns the fields of a kind in the order of its form. */
function withTexts({ fields, translations, textsAfter }: KindForm): Collection['fields'] {
  if (!translations) return fields;
  const names = Object.keys(fields);
  const above = textsAfter === undefined ? names.length : names.indexOf(textsAfter) + 1;
  const entries = Object.entries(fields);
  return Object.fromEntries([
    ...entries.slice(0, above),
    ['translations', translationsField(Object.keys(translations)[0] ?? 'id')],
    ...entries.slice(above),
  ]);
}

function listOf(
  { fields, translations, listedBy = 'sort' }: KindForm,
  columns: readonly string[],
  workflow: boolean,
): NonNullable<Collection['list']> {
  const first = columns.filter((name, index) => index === 0 || isPicture(fields[topOf(name)]));
  return {
    columns: [
      ...first,
      ...(workflow ? ['status'] : []),
      ...(translations ? ['translations.language'] : []),
      ...columns.filter((name) => !first.includes(name)),
      changedAt,
    ],
    sort: listedBy,
  };
}

function isPicture({ interface: form, parts }: Partial<Field> = {}): boolean {
  return form === 'file-image' || Object.values(parts?.fields ?? {}).some(isPicture);
}

/** The field of the item itself in the path of a column, such as `images` in `images.file`. */
function topOf(column: string): string {
  return column.split('.')[0] ?? column;
}

/** Returns the collection of a list's entries, and the collection of their translations. */
function partsOf(
  main: Collection,
  field: string,
  label: Words,
  { fields, translations }: Parts,
): Collection[] {
  const part: Collection = {
    ...plain,
    name: `${main.name}_${field}`,
    label,
    icon: main.icon,
    group: main.name,
    sort: 2,
    hidden: true,
    sortField: 'sort',
    readers: main.readers,
    partOf: main.name,
    fields: {
      id,
      [parentField(main.name)]: { ...parent(main), listedAs: field, deletedWithTarget: true },
      ...fields,
      sort: position(),
      translations: translationsField(Object.keys(translations)[0] ?? 'id'),
    },
  };
  return [part, translationsOf(part, translations)];
}

/** Returns the field that refers to the item of a translation or part. */
function parent(main: Collection): Field {
  return {
    label: main.label,
    // The same type as the parent's key.
    type: main.fields['id']?.type ?? 'integer',
    interface: 'select-dropdown-m2o',
    hidden: true,
    refersTo: main.name,
  };
}

function translationsOf(main: Collection, fields: Readonly<Record<string, Field>>): Collection {
  return {
    ...plain,
    name: translationsCollection(main.name),
    label: main.label,
    icon: 'translate',
    group: main.name,
    sort: 1,
    hidden: true,
    readers: main.readers,
    partOf: main.name,
    fields: {
      id,
      [parentField(main.name)]: parent(main),
      language: {
        label: words('Sprache', 'Language'),
        type: 'string',
        interface: 'select-dropdown-m2o',
        hidden: true,
        refersTo: 'languages',
      },
      ...(main.workflow && { [outdated]: outdatedField }),
      ...inSections(main.workflow ? mayBeIncomplete(fields) : fields),
      ...(main.workflow && { hints }),
      earlier_texts: earlierTexts,
    },
  };
}

export function translationsCollection(collection: string): string {
  return `${collection}_translations`;
}

/** The field of a translation that names the translated item. */
export function parentField(collection: string): string {
  return `${collection}_id`;
}

function groupCollection(group: string): string {
  return `group_${group}`;
}
