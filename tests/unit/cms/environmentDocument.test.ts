import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import {
  environmentDocument,
  environmentFile,
} from '../../../cms/contentModel/environmentDocument.ts';

const document = await environmentDocument();

it('is up to date', async () => {
  const kept = await readFile(environmentFile, 'utf8').catch(() => '');
  const state = kept === document ? 'up to date' : 'outdated: run `npm run docs:model`';
  expect(`${environmentFile} is ${state}`).toBe(`${environmentFile} is up to date`);
});

it.each([
  // Columns: name, meaning, default. Defaults by hand: docs and code must not change together unseen.
  ['`PREVIEW`', '`1` also builds drafts', '`0`'],
  ['`HSTS`', 'seconds for which browsers use only https', '`31536000`'],
  ['`KEEP`', 'names in `OUT_DIR`', 'none'],
  ['`CMS_PREVIEW_URL`', 'address of `npm run dev`', '`http://localhost:8080`'],
  ['`CMS_LOCK_SECONDS`', 'how long log-ins stay locked', '`900`'],
  ['`DIRECTUS_TOKEN`', '**secret**: static token', 'only public content'],
  ['`DB_PORT`', 'its port', '`5432`'],
])('has a row for %s', (name, meaning, value) => {
  const row = document
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `) && line.includes(meaning));
  expect(row?.split('|').at(-2)?.trim()).toBe(value);
});
