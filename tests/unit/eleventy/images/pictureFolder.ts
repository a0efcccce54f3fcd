import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LocalFile } from '../../../../data/files/files.ts';

/** A content folder with pictures of all kinds, and `geheim.png` outside the folder for pictures. */
export async function newPictureFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'images'));
  const file = (name: string) => join(folder, 'images', name);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#17665a' } });
  await plain(2200, 110).jpeg().toFile(file('breit.jpg'));
  await plain(600, 30).png().toFile(file('klein.png'));
  await plain(60, 30)
    .withExif({
      IFD0: { Artist: 'Erika Musterfrau' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toFile(file('kamera.jpg'));
  const frames = ['#17665a', '#faf7f2'].map((background) => ({
    create: { width: 40, height: 20, channels: 3 as const, background },
  }));
  const animation = sharp(frames as never, { join: { animated: true } });
  await animation.clone().gif().toFile(file('bewegt.gif'));
  await animation.clone().webp().toFile(file('bewegt.webp'));
  await plain(4000, 1).png().toFile(file('linie.png'));
  await plain(20, 10).png().toFile(file('unbenutzt.png'));
  await plain(20, 10).png().toFile(join(folder, 'geheim.png'));
  await writeFile(file('kaputt.jpg'), 'Das ist kein Bild.');
  await writeFile(
    file('plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
  );
  return folder;
}

/** A text that shows this file. */
export function use(file: string, inFolder: LocalFile['folder'] = 'images') {
  return {
    ...{ origin: 'pages/haus.json', field: 'translations.de.body', onHost: false },
    folder: inFolder,
    file,
  };
}
