import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicFolder } from '../../../contract/files.ts';
import { newFile } from '../sendFile.ts';
import { sharedCms } from '../sharedCms.ts';

const cms = await sharedCms();

let editor: string;

beforeAll(async () => {
  editor = await cms.logIn('editor');
});

describe('sizes of pictures', () => {
  let picture: string;

  beforeAll(async () => {
    const photo = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#17665a' },
    })
      .jpeg()
      .toBuffer();
    picture = await newFile(cms, editor, {
      ...{ name: 'photo.jpg', type: 'image/jpeg', content: photo },
      fields: { folder: publicFolder },
    });
  });

  test('nobody makes Directus scale to a size of their own', async () => {
    const before = await readdir(join(cms.data, 'uploads'));
    const wishes = Array.from({ length: 200 }, (_, index) => {
      const [width, quality] = [index + 1, (index % 100) + 1];
      return [
        `width=${width}`,
        `height=${width}&fit=cover`,
        `quality=${quality}`,
        `format=webp&quality=${quality}`,
        `key=website-480-webp&width=${width}`,
        `transforms=[["rotate",${width}]]`,
        `key=own-${width}`,
        `focal_point_x=${width}&focal_point_y=1&width=9&height=9`,
      ][index % 8]!;
    });
    const statuses = await Promise.all(
      wishes.map(async (wish) => (await cms.ask('GET', `/assets/${picture}?${wish}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await readdir(join(cms.data, 'uploads'))).toEqual(before);
  });

  test('the sizes of the website and of Directus exist', async () => {
    const keys = ['website-480-webp', 'website-1980-jpg', 'website-text', 'system-medium-cover'];
    for (const key of keys) {
      const response = await fetch(`${cms.url}/assets/${picture}?key=${key}`);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });
});
