import { readdir, stat } from 'node:fs/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { BackendAwayError } from '../../../../../data/sources/backend/backendSource.ts';
import { away, cache, items, kept, setUpReaders, svg } from './moodySource.ts';
import { answer, garbage } from './moodyServer.ts';

describe('the images of the content', () => {
  const withPicture = { ...items['/items/project'], logo: 'f2' };

  test('stay as they are where not all of them come', async () => {
    const { server, reader, images } = await setUpReaders();
    await kept(reader());
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
    server.become(({ url = '' }, response) => {
      if (url.startsWith('/items/project')) answer(response, 200, { data: withPicture });
      else if (url.startsWith('/assets/f2')) response.destroy();
      else return false;
      return true;
    });
    await expect(reader().read()).rejects.toThrow(BackendAwayError);
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
  });

  test('are not what a proxy says in their place', async () => {
    const { server, reader, images } = await setUpReaders();
    await kept(reader());
    server.become(({ url = '' }, response) => {
      if (!url.startsWith('/assets/')) return false;
      garbage(response, 'text/html', '<h1>Wartungsarbeiten</h1>');
      return true;
    });
    await expect(reader().read()).rejects.toThrow('answers, but not as a Directus does');
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
  });

  test('come back with the snapshot that names them', async () => {
    const { server, reader, images } = await setUpReaders();
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await kept(reader());
    server.become(({ url = '' }, response) => {
      if (url.startsWith('/items/project')) answer(response, 200, { data: withPicture });
      else if (url.startsWith('/assets/f2')) response.end(svg);
      else return false;
      return true;
    });
    // Read without keeping the result, as if the new content contained a mistake.
    await reader().read();
    expect(Object.keys(await images())).toEqual(['neu.svg']);
    server.become(away);
    await reader({ allowStale: true }).read();
    expect(await images()).toEqual({ 'unser-logo.svg': svg });
    expect(await readdir(cache)).toEqual(['directus', 'snapshot']);
  });

  test('are not touched where nothing changed', async () => {
    const { reader, folder } = await setUpReaders();
    await kept(reader());
    const before = await stat(await folder());
    await kept(reader());
    expect((await stat(await folder())).ino).toBe(before.ino);
  });
});
