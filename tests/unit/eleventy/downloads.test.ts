/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileUse } from '../../../data/files.ts';
import { copyDownloads } from '../../../eleventy/downloads.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'files/2026'), { recursive: true });
  await writeFile(join(folder, 'secret.pdf'), '');
  for (const name of ['satzung.pdf', 'unbenutzt.pdf', 'seite.html', 'plan.svg', '2026/a.ics']) {
    await writeFile(join(folder, 'files', name), name);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const use = (file: string, more: Partial<FileUse> = {}): FileUse => ({
  ...{ origin: 'pages/satzung.json', field: 'translations.de.body' },
  ...{ folder: 'files', file, onHost: false },
  ...more,
});

it('publishes the documents that the content links to, and nothing else', async () => {
  const out = join(folder, 'dist');
  const uses = [
    ...['satzung.pdf', '2026/a.ics', 'satzung.pdf', '../secret.pdf', 'seite.html', 'plan.svg'],
    ...['fehlt.pdf'],
  ].map((file) => use(file));
  const elsewhere = use('fehlt-anderswo.pdf', { onHost: true });
  const image = use('satzung.pdf', { folder: 'images' });
  const warnings = await copyDownloads([...uses, elsewhere, image], folder, out);
  expect((await readdir(out, { recursive: true })).sort()).toEqual([
    ...['files', 'files/2026', 'files/2026/a.ics', 'files/satzung.pdf'],
  ]);
  const place = 'pages/satzung.json: translations.de.body:';
  expect(warnings.map(({ origin, field, warning }) => `${origin}: ${field}: ${warning}`)).toEqual([
    `${place} there is no ../secret.pdf in the content's files/.`,
    expect.stringMatching(`^${place} seite.html is no document that the website offers \\(pdf, `),
    expect.stringMatching(`^${place} plan.svg is no document`),
    `${place} there is no fehlt.pdf in the content's files/.`,
  ]);
});
