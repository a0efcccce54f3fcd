import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindFiles } from '../../../data/sources/kindFiles.ts';
import { smallest, type Records } from './smallContent.ts';

/** Writes records to a folder; by default, the smallest content and a page with a document. */
export async function writeSmallFolder(folder: string, records: Records = smallest): Promise<void> {
  const put = async (name: string, value: unknown) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
  };

  const all: Readonly<Record<string, readonly unknown[] | undefined>> = records;
  for (const [kind, { stored, name }] of Object.entries(kindFiles)) {
    const some = all[kind] ?? [];
    if (stored === 'single' && some.length > 0) await put(name, some[0]);
    if (stored === 'list') await put(name, some);
    if (stored === 'files') {
      for (const [index, record] of some.entries()) await put(`${name}/${index}.json`, record);
    }
  }
  await put('pages/document.json', {
    key: 'content',
    translations: [
      {
        language: 'de',
        slug: 'satzung',
        title: 'Satzung',
        description: 'Die Satzung',
        body: '<p><a href="/files/satzung.pdf">Satzung</a></p>',
      },
    ],
  });
  await put('files/satzung.pdf', '%PDF-1.7');
  await put('images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>');
}
