import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { prepareImages } from '../../../../eleventy/images/prepareImages.ts';
import { newPictureFolder, use } from './pictureFolder.ts';

/* Prepared pictures are the same without a cache, and with a damaged one. */

describe('the cache of prepared pictures', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await newPictureFolder();
  });

  afterAll(() => rm(folder, { recursive: true }));

  const imageOf = async (cache: string) => {
    const out = await mkdtemp(join(folder, 'out-'));
    const images = await prepareImages([use('klein.png')], folder, out, cache);
    return {
      image: images.get('/images/klein.png'),
      files: await readdir(join(out, 'assets/images')),
    };
  };
  let told: string[];

  beforeEach(() => {
    told = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is not needed: a folder that cannot be written is reported', async () => {
    await writeFile(join(folder, 'file'), '');
    const { image, files } = await imageOf(join(folder, 'file/images'));
    const ready = await prepareImages([use('klein.png')], folder, join(folder, 'dist'));
    expect(image).toEqual(ready.get('/images/klein.png'));
    expect(files).toHaveLength(5);
    expect(told).toEqual([
      ".cache can't be written (ENOTDIR), so the next build takes as long as the first.\n",
    ]);
  });

  it('is completed if files are missing or empty', async () => {
    const cache = join(folder, 'cache');
    const whole = await imageOf(cache);
    const [key = ''] = await readdir(cache);
    for (const spoil of [rm, (file: string) => writeFile(file, '')]) {
      const [name = ''] = (await readdir(join(cache, key))).filter((file) => /avif$/.test(file));
      await spoil(join(cache, key, name));
      expect(await imageOf(cache)).toEqual(whole);
      expect((await stat(join(cache, key, name))).size).toBeGreaterThan(0);
    }
    expect(told).toEqual([]);
  });
});
