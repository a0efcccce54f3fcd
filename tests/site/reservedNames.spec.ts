import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { reservedName } from '../../data/routes/reservedNames.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { pages, siteFolder } from './pages.ts';
import { test } from './test.ts';

/** Editors must not be able to give a page the name of another file that the build writes. */

for (const language of sampleLanguages) {
  const folder = language === 'de' ? '' : language;

  test(`no page in ${language} can take the place of what the build writes`, () => {
    const ofPages = new Set(
      pages.map(({ file }) => file.replace(folder && `${folder}/`, '').replace(/[./].*$/, '')),
    );
    const free = readdirSync(join(siteFolder, folder))
      .filter((name) => /^[a-z\d]/.test(name))
      .map((name) => name.replace(/\..*$/, ''))
      .filter((name) => !ofPages.has(name) && reservedName(name, language) === undefined);
    expect(free).toEqual([]);
  });
}

test('the offline page and the other languages keep their places', () => {
  for (const name of ['offline', 'en', 'fr']) expect(reservedName(name, 'de')).toBe(name);
});
