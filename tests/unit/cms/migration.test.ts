import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqlite } from '../../../cms/backup/sqlite.ts';
import { toActOn } from '../../../cms/migration/announcement.ts';
import { assertNotNewer, versionIn } from '../../../cms/migration/dataVersion.ts';
import { tableOf, type Tables } from '../../../cms/backup/database.ts';
import { differences, notCompared } from '../../../cms/migration/differences.ts';

describe('announcement', () => {
  const changelog = `# Changes

## 0.10.0

- A picture has a frame.
- abc123: **To act on:** the variable \`OLD\` is called
  \`NEW\`.

## 0.9.0

### Operators

- **To act on:** earlier.
`;

  it('names what somebody has to act on, of the versions between', () => {
    const renamed = '- 0.10.0: the variable `OLD` is called `NEW`.';
    expect(toActOn(changelog, '0.9.0', '0.10.0')).toEqual([renamed]);
    expect(toActOn(changelog, undefined, '0.10.0')).toEqual([renamed, '- 0.9.0: earlier.']);
    expect(toActOn(changelog, '0.10.0', '0.10.0')).toEqual([]);
    expect(toActOn(changelog, undefined, '0.9.0')).toEqual(['- 0.9.0: earlier.']);
  });
});

describe('versions of data', () => {
  it('are found among the other notes of the seed', () => {
    const notes = ['pages', 'project:vhm', 'version:directus:11.17.4', 'version:collegium:0.1.0'];
    expect(versionIn(notes)).toEqual({ collegium: '0.1.0', directus: '11.17.4' });
    expect(versionIn(['pages'])).toEqual({ collegium: undefined, directus: undefined });
  });

  it.each([
    [{ collegium: '0.10.0' }, /of Collegium .+ found data that Collegium 0\.10\.0 has written/],
    [{ directus: '11.99.0' }, /of Directus .+ found data that Directus 11\.99\.0 has written/],
  ])('that are newer are refused: %j', (newer, line) => {
    const data = { collegium: undefined, directus: undefined, ...newer };
    expect(() => assertNotNewer(data)).toThrow(line);
  });

  it('that are older or have none are taken', () => {
    expect(() => assertNotNewer({ collegium: '0.0.9', directus: '11.2.0' })).not.toThrow();
    expect(() => assertNotNewer({ collegium: undefined, directus: undefined })).not.toThrow();
  });
});

describe('differences of two databases', () => {
  it('are named by collection, field and key, without values', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'differences-'));
    const database = async (name: string, ...statements: string[]) => {
      await mkdir(join(folder, name));
      const opened = sqlite(join(folder, name));
      for (const statement of statements) await opened.run(statement);
      return opened.tables(notCompared);
    };
    const before = await database(
      'before',
      'create table news (id integer primary key, title text)',
      `insert into news values (1, 'Ada'), (2, 'Bob'), (3, 'Cem')`,
      'create table directus_sessions (token text primary key)',
    );
    const after = await database(
      'after',
      'create table news (id integer primary key, title text, until text)',
      `insert into news values (1, 'Ada', null), (2, 'Secret', null), (4, 'New', null)`,
      'create table persons (id integer primary key)',
      'create table directus_sessions (token text primary key)',
      `insert into directus_sessions values ('a')`,
    );
    try {
      expect(differences(before, after)).toEqual([
        'New collections: persons.',
        'New fields: news.until.',
        'news: 1 added: 4; 1 changed: 2 (title); 1 removed: 3.',
        'Unchanged: 1 records.',
      ]);
      expect(differences(before, before)).toEqual(['Unchanged: 3 records.']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('name rights and forms as an operator knows them, whatever their numbers are', () => {
    const database = (first: number, actions: readonly string[]): Tables =>
      new Map([
        [
          'directus_policies',
          tableOf(
            ['id', 'name'],
            ['id'],
            [
              { id: 'a', name: 'Editors' },
              { id: 'b', name: '$t:public_label' },
            ],
          ),
        ],
        [
          'directus_permissions',
          tableOf(
            ['id', 'policy', 'action', 'collection'],
            ['id'],
            actions.flatMap((action, index) =>
              ['a', 'b'].map((policy) => ({
                id: first + 2 * index + Number(policy === 'b'),
                ...{ policy, action, collection: 'news' },
              })),
            ),
          ),
        ],
        [
          'directus_fields',
          tableOf(
            ['id', 'collection', 'field', 'width'],
            ['id'],
            [{ id: first, collection: 'news', field: 'date', width: actions[0] }],
          ),
        ],
      ]);
    expect(differences(database(1, ['read', 'read']), database(8, ['read', 'update']))).toEqual([
      'Access rights: 2 added: Editors may update news, public may update news; 2 removed: Editors may read news (2), public may read news (2).',
      'Unchanged: 5 records.',
    ]);
    expect(differences(database(1, ['read']), database(8, ['full']))).toContain(
      'Forms of fields: 1 changed: news.date (width).',
    );
  });
});
