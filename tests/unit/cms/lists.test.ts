import { describe, expect, it } from '@jest/globals';
import { kindForms } from '../../../cms/schema/kindForms.ts';
import { presets } from '../../../cms/schema/presets.ts';
import { layout } from '../../../cms/seed/layout.ts';
import type { Collection } from '../../../cms/seed/Collection.ts';
import { listPresets } from '../../../cms/seed/listPresets.ts';

const collections = layout('http://localhost:8080');
const views = listPresets(collections);
const isList = ({ fields, singleton, hidden, partOf }: Collection) =>
  Object.keys(fields).length > 0 && !singleton && !hidden && partOf === undefined;
const lists = collections.filter(isList).map(({ name }) => name);

describe.each(lists)('the list of %s', (name) => {
  const [view, ...others] = [...views, ...presets].filter(
    ({ collection, bookmark }) => collection === name && !bookmark,
  );

  it('has one view, whose columns exist', () => {
    expect(others).toEqual([]);
    expect(view).toBeDefined();
    const fieldsOf = (collection: string) =>
      Object.keys(collections.find((each) => each.name === collection)?.fields ?? {});
    for (const column of view!.fields) {
      const [field = '', inner] = column.split('.');
      expect(fieldsOf(name)).toContain(field);
      if (inner !== undefined) expect(fieldsOf(`${name}_${field}`)).toContain(inner);
    }
  });
});

const columnsOf = (name: string) => views.find(({ key }) => key === `list_${name}`)?.fields;

it('shows the title first, then picture, status, languages, and the last change at the end', () => {
  const news = ['translations', 'image', 'status', 'translations.language', 'date', 'changed_at'];
  expect(columnsOf('news')).toEqual(news);
  const [title, status, languages] = columnsOf('pages')!;
  expect([title, status, languages]).toEqual(['translations', 'status', 'translations.language']);
});

it('offers drafts and the latest changes of what is published in steps', () => {
  const bookmarks = views.filter(({ bookmark }) => bookmark).map(({ key }) => key);
  expect(bookmarks).toEqual(expect.arrayContaining(['pages_drafts', 'news_changed']));
  expect(bookmarks).not.toContain('redirects_drafts');
});

it('explains each field of pages and news with an example, in the order of the page', () => {
  const { fields, translations = {} } = kindForms.news;
  for (const [name, { note, hidden }] of Object.entries({ ...fields, ...translations })) {
    if (!hidden) expect({ name, note }).toEqual({ name, note: expect.anything() });
  }
  const order = Object.keys(kindForms.pages.translations!);
  expect(order.slice(0, 4)).toEqual(['title', 'slug', 'lead', 'body']);
  const page = Object.keys(collections.find(({ name }) => name === 'pages')!.fields);
  expect(page.indexOf('translations')).toBeLessThan(page.indexOf('blocks'));
});
