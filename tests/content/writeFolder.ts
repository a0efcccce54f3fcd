import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KindName } from '../../data/kinds/index.ts';
import { kindFiles } from '../../data/sources/kindFiles.ts';
import type { SiteRecords } from './siteContent.ts';
import { knownFiles } from './values.ts';

const association = 'data/embedded/association';

/** Writes content to a folder that can be built, with the files that records may refer to. */
export async function writeFolder(folder: string, site: SiteRecords): Promise<void> {
  for (const [kind, place] of Object.entries(kindFiles)) {
    const records = site[kind as KindName];
    if (place.stored === 'list') await writeJson(join(folder, place.name), records);
    if (place.stored === 'single' && records.length > 0) {
      await writeJson(join(folder, place.name), records[0]);
    }
    if (place.stored !== 'files') continue;
    for (const [index, record] of records.entries()) {
      await writeJson(join(folder, place.name, `${index}.json`), record);
    }
  }
  await copy('images/logo.svg', join(folder, 'images/logo.svg'));
  await copy('images/akom-online.svg', join(folder, 'images', knownFiles.picture));
  await copy('files/satzung.pdf', join(folder, knownFiles.document));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

async function copy(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(association, file), target);
}
