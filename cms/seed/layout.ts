import { collections, type CollectionShape } from '../../data/sources/directus/collections.ts';
import { choice, moment, position, text, type Field } from '../schema/fields.ts';
import { entities, groups, type Entity } from '../schema/schema.ts';
import { words, type Words } from '../schema/words.ts';

/** A collection as Directus has to have it. */
export interface Collection {
  readonly name: string;
  readonly label: Words;
  readonly note?: Words;
  readonly icon: string;
  readonly group: string | null;
  readonly sort: number;
  readonly singleton: boolean;
  readonly hidden: boolean;
  readonly template?: string;
  readonly sortField?: string;
  readonly workflow: boolean;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Where the seed notes what it has filled already. */
export const seedRecord = 'collegium_seeds';

const id: Field = {
  label: words('Nummer', 'Number'),
  type: 'integer',
  interface: 'input',
  hidden: true,
  primaryKey: true,
};

const translationsField = (titleField: string): Field => ({
  label: words('Texte', 'Texts'),
  type: 'alias',
  interface: 'translations',
  special: ['translations'],
  options: {
    languageField: 'name',
    defaultLanguage: 'de',
    defaultOpenSplitView: false,
    userLanguage: false,
  },
  display: {
    name: 'translations',
    options: {
      template: `{{ ${titleField} }}`,
      languageField: 'name',
      defaultLanguage: 'de',
      userLanguage: true,
    },
  },
});

const workflowFields = {
  status: choice(
    words('Status', 'Status'),
    [
      { value: 'draft', text: words('Entwurf', 'Draft') },
      { value: 'published', text: words('Veröffentlicht', 'Published') },
      { value: 'scheduled', text: words('Geplant', 'Scheduled') },
      { value: 'archived', text: words('Archiviert', 'Archived') },
    ],
    { required: true, defaultValue: 'draft' },
  ),
  publish_on: moment(words('Erscheint am', 'Publish on'), {
    onlyIf: { field: 'status', is: 'scheduled' },
    note: words(
      'Der erste Bau der Website nach diesem Zeitpunkt zeigt die Seite.',
      'The first build of the website after this time shows the page.',
    ),
  }),
};

/** Groups first, then languages, then each entity followed by its translations. */
export function layout(): Collection[] {
  return [...folders(), ...supporting(), ...entityCollections()];
}

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
    },
  ];
}

const plain = { singleton: false, hidden: false, workflow: false } as const;

function entityCollections(): Collection[] {
  return Object.entries(entities).flatMap(([name, entity]: [string, Entity], index) => {
    const shape: CollectionShape = collections[name as keyof typeof collections];
    const main: Collection = {
      name: shape.collection,
      label: entity.label,
      ...(entity.note && { note: entity.note }),
      icon: entity.icon,
      group: groupCollection(entity.group),
      sort: index + 1,
      singleton: shape.singleton ?? false,
      hidden: false,
      ...(entity.template && { template: entity.template }),
      ...(!shape.singleton && { sortField: 'sort' }),
      workflow: shape.workflow ?? false,
      fields: {
        ...(!('id' in entity.fields) && { id }),
        ...(shape.workflow && workflowFields),
        ...entity.fields,
        ...(!shape.singleton && !('sort' in entity.fields) && { sort: position() }),
        ...(entity.translations && {
          translations: translationsField(Object.keys(entity.translations)[0] ?? 'id'),
        }),
      },
    };
    return entity.translations ? [main, translationsOf(main, entity.translations)] : [main];
  });
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
    fields: {
      id,
      [parentField(main.name)]: {
        label: main.label,
        // The same type as the parent's key.
        type: main.fields['id']?.type ?? 'integer',
        interface: 'select-dropdown-m2o',
        hidden: true,
        refersTo: main.name,
      },
      language: {
        label: words('Sprache', 'Language'),
        type: 'string',
        interface: 'select-dropdown-m2o',
        hidden: true,
        refersTo: 'languages',
      },
      ...fields,
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
