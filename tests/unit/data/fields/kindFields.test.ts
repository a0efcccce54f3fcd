import { describe, expect, it } from '@jest/globals';
import { kindNames, writtenSchema, type KindName } from '../../../../data/kinds/index.ts';
import { kindFields } from '../../../../data/fields/kindFields.ts';

const fieldsOf = (name: KindName) => kindFields(writtenSchema(name));
const namesOf = (fields: ReturnType<typeof fieldsOf>['own'] | undefined) =>
  fields?.map(({ name }) => name);

describe('the fields of a kind', () => {
  it('are those of its schema', () => {
    expect(fieldsOf('theme')).toEqual({
      own: [{ name: 'brand_color' }, { name: 'base_color' }, { name: 'config' }],
      translated: undefined,
    });
    expect(namesOf(fieldsOf('callToAction').own)).toEqual([]);
    expect(namesOf(fieldsOf('callToAction').translated)).toEqual(['heading', 'text']);
  });

  it('are those of every format that an editor may write', () => {
    expect(namesOf(fieldsOf('openingPeriods').own)).toEqual(
      expect.arrayContaining(['day', 'time_open', 'closed']),
    );
    expect(namesOf(fieldsOf('openingPeriods').translated)).toEqual(['free_text', 'day']);
    expect(namesOf(fieldsOf('socialEntries').own)).toContain('displayName');
  });

  it('tell which kinds of record alone have them', () => {
    const { own, translated } = fieldsOf('pages');
    expect([...own, ...translated!].filter(({ onlyFor }) => onlyFor)).toEqual([
      { name: 'image', kind: 'image', onlyFor: ['home'] },
      { name: 'actions', onlyFor: ['home'] },
      { name: 'topics', onlyFor: ['home'] },
      { name: 'blocks', onlyFor: ['content'] },
      { name: 'topics_heading', onlyFor: ['home'] },
      { name: 'image_alt', onlyFor: ['home'] },
      { name: 'slug', onlyFor: ['content', 'legal', 'accessibility'] },
    ]);
  });

  it('tell which refer to uploaded files, and which hold numbers and texts', () => {
    const kinds = kindNames.flatMap((kind) =>
      fieldsOf(kind).own.flatMap(({ name, kind: held }) =>
        held ? [`${kind}.${name}: ${held}`] : [],
      ),
    );
    expect(kinds).toEqual([
      'project.logo: image',
      'openingPeriods.day: numberOrText',
      'pages.image: image',
      'news.image: image',
      'productCategories.image: image',
      'manufacturers.image: image',
      'products.images: images',
      'people.image: image',
      'downloads.file: document',
      'organisations.image: image',
    ]);
  });
});
