import { describe, expect, it } from '@jest/globals';
import {
  filterFor,
  placesIn,
  type Model,
} from '../../../../../../cms/extensions/collegium/fileUse/places.ts';
import { layout, translationsCollection } from '../../../../../../cms/seed/layout.ts';
import type { Field } from '../../../../../../data/fields/forms.ts';

const wanted = layout('http://localhost:8080');

/** The content model as Directus describes it once the seed has created it (cms/seed/applySchema.ts). */
const model: Model = {
  fieldsOf: (name) =>
    Object.entries(wanted.find((each) => each.name === name)?.fields ?? {}).map(
      ([field, { type, interface: form, options = {} }]) => ({
        ...{ field, type },
        meta: { interface: form, options },
      }),
    ),
  relations: wanted.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { refersTo, listedAs }]) => {
      if (refersTo === undefined) return [];
      const one_field = name === translationsCollection(refersTo) ? 'translations' : listedAs;
      const meta = { one_field: one_field ?? null };
      return [{ collection: name, field, related_collection: refersTo, meta }];
    }),
  ),
  isPart: (name) => wanted.some((each) => each.name === name && each.hidden),
};

const shown = wanted.filter(({ hidden }) => !hidden).map(({ name }) => name);
const pathsIn = (collection: string, holds: 'file' | 'text') =>
  placesIn(collection, model)
    .filter((place) => place.holds === holds)
    .map(({ path }) => path.join('.'));

describe('a file can be', () => {
  it('in each field for files that a kind declares, also in those of its parts', () => {
    const fields = shown.flatMap((name) => pathsIn(name, 'file').map((path) => `${name}.${path}`));
    // docs/content-model.md: the fields for pictures and documents.
    expect(fields.sort()).toEqual([
      'downloads.file',
      'manufacturers.image',
      'member_documents.file',
      'news.image',
      'organisations.image',
      'pages.image',
      'people.image',
      'product_categories.image',
      'products.images.file',
      'project.logo',
    ]);
  });

  it('in formatted texts, and in a link that an editor typed', () => {
    expect(pathsIn('pages', 'text')).toContain('translations.body');
    expect(pathsIn('member_news', 'text')).toContain('translations.body');
    expect(pathsIn('company', 'text')).toContain('legal_authority');
    expect(pathsIn('organisations', 'text')).toContain('link');
    expect(pathsIn('products', 'text')).toContain('images.translations.caption');
    // Editors choose these; nobody types an address there.
    expect(pathsIn('news', 'text')).not.toContain('section');
    expect(pathsIn('news', 'text')).not.toContain('translations.language');
  });

  it('in no repeater: databases do not search their values', () => {
    const inRepeaters = wanted.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { interface: form, options }]) => {
        const entries = (options?.['fields'] ?? []) as readonly { readonly meta: Field }[];
        const forms = entries.map(({ meta }) => meta.interface);
        const holdsFile = forms.some((each) => /rich-text|file/.test(each));
        return form === 'list' && holdsFile ? [`${name}.${field}`] : [];
      }),
    );
    expect(inRepeaters).toEqual([]);
  });

  it('where the kind declares a width, with this width', () => {
    // The note of the field: at least 1600 pixels wide.
    expect(placesIn('news', model)).toContainEqual({
      ...{ path: ['image'], holds: 'file', neededWidth: 1600 },
    });
    expect(placesIn('people', model)).toContainEqual({ path: ['image'], holds: 'file' });
  });

  it('not in a loop of relations', () => {
    const relation = { collection: 'part', field: 'whole', meta: { one_field: 'parts' } };
    const looped: Model = {
      fieldsOf: () => [{ field: 'parts', type: 'alias', meta: null }],
      relations: [
        { ...relation, related_collection: 'whole' },
        { ...relation, related_collection: 'part' },
      ],
      isPart: () => true,
    };
    expect(placesIn('whole', looped)).toEqual([]);
  });
});

describe('the query for a collection', () => {
  it('looks for the file in each place', () => {
    const places = [
      { path: ['images', 'file'], holds: 'file' },
      { path: ['translations', 'body'], holds: 'text' },
    ] as const;
    expect(filterFor('f1', places)).toEqual({
      _or: [{ images: { file: { _eq: 'f1' } } }, { translations: { body: { _icontains: 'f1' } } }],
    });
  });

  // The guard refuses more (guard/queries/workProblemOf.ts).
  it.each(shown)('looks for at most 20 texts in %s', (name) => {
    expect(pathsIn(name, 'text').length).toBeLessThanOrEqual(20);
  });
});
