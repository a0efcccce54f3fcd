import { sharedCms } from './sharedCms.ts';

/** Translations are flagged when the German text changes, so that the overview can list them. */
const cms = await sharedCms();
const { ask, logIn } = cms;
const editor = await logIn('editor');
let id: number;

/** The page's translations by language: the id, and whether it is flagged. */
async function texts(): Promise<Record<string, { id: number; outdated: boolean | null }>> {
  const fields = 'fields=translations.id,translations.language,translations.outdated';
  const { status, body } = await ask('GET', `/items/pages/${id}?${fields}`, undefined, editor);
  expect(status).toBe(200);
  const { translations } = body.data as {
    translations: { id: number; language: string; outdated: boolean | null }[];
  };
  return Object.fromEntries(translations.map(({ language, ...text }) => [language, text]));
}

async function flagged(): Promise<string[]> {
  const found = Object.entries(await texts()).filter(([, { outdated }]) => outdated);
  return found.map(([language]) => language).sort();
}

/** Saves the page as Directus' form does, with its texts in the given order. */
async function save(...changes: readonly (readonly [language: string, text: object])[]) {
  const known = await texts();
  const update = changes.map(([language, text]) => ({ ...text, id: known[language]!.id }));
  const translations = { create: [], update, delete: [] };
  expect((await ask('PATCH', `/items/pages/${id}`, { translations }, editor)).status).toBe(200);
}

beforeAll(async () => {
  const query = 'filter[slug][_eq]=service/satzung&filter[language][_eq]=de&fields=pages_id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  id = (body.data as { pages_id: number }[])[0]!.pages_id;
  expect(await flagged()).toEqual([]);
});

test('a change of the German text flags the translations, and their own change removes the flag', async () => {
  await save(['de', { lead: 'Neu.' }]);
  expect(await flagged()).toEqual(['en', 'fr']);
  await save(['en', { lead: 'New.' }]);
  expect(await flagged()).toEqual(['fr']);
});

test('an editor removes the flag of a translation that still fits', async () => {
  await save(['fr', { outdated: false }]);
  expect(await flagged()).toEqual([]);
});

test.each([
  ['first', ['de', 'en']],
  ['last', ['en', 'de']],
])(
  'what is changed together with the German text is not flagged, if German comes %s',
  async (place, languages) => {
    await save(...languages.map((language) => [language, { lead: `Beides, ${place}` }] as const));
    expect(await flagged()).toEqual(['fr']);
    await save(['fr', { outdated: false }]);
  },
);

test('a translation that was saved alone before is flagged, too', async () => {
  const { en, de } = await texts();
  const saveAlone = async (text: { id: number } | undefined, lead: string) => {
    const path = `/items/pages_translations/${text?.id}`;
    expect((await ask('PATCH', path, { lead }, editor)).status).toBe(200);
  };
  await saveAlone(en, 'Alone.');
  await saveAlone(de, 'Allein.');
  expect(await flagged()).toEqual(['en', 'fr']);
  await save(['en', { outdated: false }], ['fr', { outdated: false }]);
});

test('a save without a change of the text flags nothing', async () => {
  await save(['de', { lead: 'Allein.', body: undefined }]);
  expect(await flagged()).toEqual([]);
});

test('visitors do not see what is flagged', async () => {
  await save(['de', { lead: 'Wieder neu.' }]);
  const query = `filter[pages_id][_eq]=${id}`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`);
  expect(JSON.stringify(body.data)).toContain('Wieder neu.');
  expect(JSON.stringify(body.data)).not.toContain('outdated');
});
