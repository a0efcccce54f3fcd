import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { contentModel, file } from '../../../cms/contentModel/contentModel.ts';
import { folderOnlyFields } from '../../../cms/contentModel/fieldRows.ts';
import { collections } from '../../../data/sources/directus/collections.ts';

const document = await contentModel();

describe('the document of the content model', () => {
  it('is up to date', async () => {
    const kept = await readFile(file, 'utf8').catch(() => '');
    const state = kept === document ? 'up to date' : 'outdated: run `npm run docs:model`';
    expect(`${file} is ${state}`).toBe(`${file} is up to date`);
  });

  it('reports every collection that the build reads, where it is and who may read it', () => {
    for (const { collection } of Object.values(collections)) {
      expect(document).toContain(`Directus: \`${collection}\``);
      expect(document).toMatch(new RegExp(`^\\| \`${collection}\` +\\| read`, 'm'));
    }
  });

  it.each([
    // Columns: name, names in Directus, type, required, translated.
    ['`key`', 'Art der Seite · Kind of page', '`content`, `home`', 'yes', ''],
    ['`emails[].email`', 'E-Mail · E-mail', 'an e-mail address', 'yes', ''],
    ['`values[].name`', 'Name', 'a text', 'yes', 'yes'],
    ['`id` (`key`)', 'Schlüssel · Key', 'a key such as material', 'yes', ''],
    ['`brand_color`', 'Markenfarbe · Brand colour', 'a colour such as #17665a', 'yes', ''],
    [
      '`color_mode` (`config.colorMode`)',
      'Hell und dunkel · Light and dark',
      '`user`',
      'or `user`',
      '',
    ],
    ['`body`', 'Text', 'a formatted text', '', 'yes'],
    ['`state`', 'Stand · State', '`pending`, `confirmed`', 'or `pending`', ''],
  ])('has a row for %s', (...cells) => {
    const pattern = cells.map((cell) => cell.replace(/[[\]().]/g, '\\$&'));
    const [name, label, type, needed, translated] = pattern;
    expect(document).toMatch(
      new RegExp(
        `^\\| ${name} +\\| ${label} +\\| ${type}.*\\| ${needed} *\\| ${translated} *\\| [^|]*\\|$`,
        'm',
      ),
    );
  });

  it('leaves no field of a folder’s file unmentioned', () => {
    expect(folderOnlyFields('socialEntries')).toEqual(['displayName', 'path']);
    expect(folderOnlyFields('company')).toEqual([]);
    expect(document).toContain('`closed`, `opening_time`, `closing_time`.');
  });
});
