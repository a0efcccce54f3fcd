import {
  versionsOf,
  type Revision,
} from '../../../../../../cms/extensions/collegium/earlierTexts/versions.ts';

const timestamp = '2026-11-28T10:00:00Z';
const fields = ['title', 'body'];

function revision(id: number, data: Revision['data']): Revision {
  return { id, data, activity: { timestamp } };
}

test('a version has the texts that differ from the form', () => {
  const revisions = [
    revision(2, { id: 7, title: 'New', body: 'Same' }),
    revision(1, { id: 7, title: 'Old', body: 'Same' }),
  ];
  expect(versionsOf(revisions, { title: 'New', body: 'Same' }, fields)).toEqual([
    { id: 1, savedAt: timestamp, texts: { title: 'Old' } },
  ]);
});

test('the saved version is offered as soon as the form differs', () => {
  const revisions = [revision(1, { title: 'Saved' })];
  expect(versionsOf(revisions, { title: 'Typed' }, fields).map(({ texts }) => texts)).toEqual([
    { title: 'Saved' },
  ]);
});

test('an empty text is the same as none', () => {
  const revisions = [revision(1, { title: 'Same', body: null })];
  expect(versionsOf(revisions, { title: 'Same', body: '' }, fields)).toEqual([]);
  expect(versionsOf(revisions, { title: 'Same' }, fields)).toEqual([]);
});

test('a text that was empty can be emptied again', () => {
  const [version] = versionsOf([revision(1, { body: null })], { body: 'Typed' }, fields);
  expect(version?.texts).toEqual({ body: null });
});

test('saves that change no text are not repeated', () => {
  const revisions = [3, 2, 1].map((id) => revision(id, { title: 'Old', sort: id }));
  expect(versionsOf(revisions, { title: 'New' }, fields).map(({ id }) => id)).toEqual([3]);
});

test('a revision without data, or of an activity that the editor may not read, is left out', () => {
  const unreadable = { ...revision(2, { title: 'Old' }), activity: null };
  expect(versionsOf([revision(1, null), unreadable], { title: 'New' }, fields)).toEqual([]);
});
