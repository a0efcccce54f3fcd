import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberedJson } from '../../../../eleventy/cache/rememberedJson.ts';

let folder: string;
let file: string;
const make = jest.fn(() => Promise.resolve({ script: 'one' }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remembered-'));
  file = join(folder, 'cache', 'scripts');
  make.mockClear();
  await rememberedJson(file, 'sources', make);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('is made once', async () => {
  expect(await rememberedJson(file, 'sources', make)).toEqual({ script: 'one' });
  expect(make).toHaveBeenCalledTimes(1);
});

it('is made again from something else', async () => {
  const other = () => Promise.resolve({ script: 'two' });
  expect(await rememberedJson(file, 'edited', other)).toEqual({ script: 'two' });
  expect(await rememberedJson(file, 'edited', make)).toEqual({ script: 'two' });
});

it.each([
  ['was cut off', (text: string) => text.slice(0, -1)],
  ['says something else', (text: string) => text.replace('one', 'two')],
  ['is empty', () => ''],
])('is made again where its file %s', async (_, damage) => {
  const text = await readFile(file, 'utf8');
  await writeFile(file, damage(text));
  expect(await rememberedJson(file, 'sources', make)).toEqual({ script: 'one' });
  expect(await readFile(file, 'utf8')).toBe(text);
});
