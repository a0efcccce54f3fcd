import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileUse } from '../../../../data/files/files.ts';
import { copyDownloads } from '../../../../eleventy/downloads/copyDownloads.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'files/2026'), { recursive: true });
  await writeFile(join(folder, 'secret.pdf'), '');
  await mkdir(join(folder, 'files/ordner.pdf'));
  await writeFile(join(folder, 'files/leer.pdf'), '');
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
    ...['fehlt.pdf', 'Satzung.pdf', 'ordner.pdf', 'leer.pdf'],
  ].map((file) => use(file));
  const elsewhere = use('fehlt-anderswo.pdf', { onHost: true });
  const image = use('satzung.pdf', { folder: 'images' });
  const warnings = await copyDownloads([...uses, elsewhere, image], folder, out);
  expect((await readdir(out, { recursive: true })).sort()).toEqual([
    ...['files', 'files/2026', 'files/2026/a.ics', 'files/satzung.pdf'],
  ]);
  const { origin, field } = use('');
  const expected = (found: unknown) => ({ origin, field, expected: found });
  const inFiles = "a document in the content's files/, found";
  expect(warnings).toEqual([
    expected(`${inFiles} no ../secret.pdf`),
    expected(expect.stringMatching(/^a document that .+ \(pdf, .+, found seite\.html$/)),
    expected(expect.stringMatching(/, found plan\.svg$/)),
    expected(`${inFiles} no fehlt.pdf`),
    expected(`${inFiles} no Satzung.pdf, but satzung.pdf`),
    expected(`${inFiles} ordner.pdf, which is no file`),
    expected(`${inFiles} leer.pdf, which is empty`),
  ]);
});
