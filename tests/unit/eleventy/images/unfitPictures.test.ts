import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { prepareImages } from '../../../../eleventy/images/prepareImages.ts';
import { hugePicture } from '../../../content/hugePicture.ts';
import { problemLines } from '../../data/smallContent.ts';
import { newPictureFolder, use } from './pictureFolder.ts';

/* A picture that cannot be shown stops the build, with one line for each place that shows it. */

describe('a picture stops the build', () => {
  let folder: string;
  let outDir: string;

  beforeAll(async () => {
    folder = await newPictureFolder();
    outDir = join(folder, 'dist');
    await prepareImages([use('plan.svg')], folder, outDir);
  });

  afterAll(() => rm(folder, { recursive: true }));

  const problemsOf = (...names: string[]) =>
    problemLines(() =>
      prepareImages(
        names.map((name) => use(name)),
        folder,
        outDir,
      ),
    );
  const place =
    'pages/haus.json: translations.de.body: expected a picture that can be shown, found';

  it('if its file is no picture, or incomplete', async () => {
    const whole = await readFile(join(folder, 'images/breit.jpg'));
    await writeFile(join(folder, 'images/halb.jpg'), whole.subarray(0, whole.length / 2));
    await writeFile(join(folder, 'images/offen.svg'), '<svg xmlns="http://www.w3.org/2000/svg">');
    expect(await problemsOf('kaputt.jpg', 'klein.png', 'halb.jpg', 'offen.svg')).toEqual([
      expect.stringMatching(`^${place} kaputt\\.jpg, which can't be read \\(Input file .+\\)$`),
      expect.stringMatching(`^${place} halb\\.jpg, which can't be read \\(.*premature end.*\\)$`),
      expect.stringMatching(
        `^${place} offen\\.svg, which can't be read \\(.*XML parse error.*\\)$`,
      ),
    ]);
  });

  it('if a drawing has the name of a photograph, or a photograph that of a drawing', async () => {
    await copyFile(join(folder, 'images/plan.svg'), join(folder, 'images/tarnung.png'));
    await copyFile(join(folder, 'images/klein.png'), join(folder, 'images/foto.svg'));
    expect(await problemsOf('tarnung.png', 'foto.svg')).toEqual([
      `${place} tarnung.png, which is of another kind: let its name end in .svg`,
      `${place} foto.svg, which is of another kind: let its name end in .png`,
    ]);
    expect(await readdir(join(outDir, 'images'))).toEqual(['plan.svg']);
  });

  it('if an animation has more pixels than sharp reads', async () => {
    // 300 pictures of a million pixels. sharp reads 268 million (its limitInputPixels).
    const screen = [0xe8, 3, 0xe8, 3, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
    const picture = [
      0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
    ];
    const pictures = Array.from({ length: 300 }, () => picture).flat();
    const gif = [...Buffer.from('GIF89a'), ...screen, ...pictures, 0x3b];
    await writeFile(join(folder, 'images/lang.gif'), Buffer.from(gif));
    expect(await problemsOf('lang.gif')).toEqual([
      `${place} lang.gif, which can't be read (Input image exceeds pixel limit)`,
    ]);
  });

  it('if it takes too much memory', async () => {
    await writeFile(join(folder, 'images/karte.png'), hugePicture());
    expect(await problemsOf('karte.png')).toEqual([
      `${place} karte.png, which takes 144 MB of memory, and may take 120: make it smaller`,
    ]);
  });

  it('if browsers do not show its format', async () => {
    const image = sharp(join(folder, 'images/klein.png'));
    await image.tiff().toFile(join(folder, 'images/scan.tiff'));
    await rename(join(folder, 'images/scan.tiff'), join(folder, 'images/scan.jpg'));
    expect(await problemsOf('scan.jpg')).toEqual([
      `${place} scan.jpg, which is a picture of the kind tiff`,
    ]);
  });

  it('but not if a photograph has the name of another format', async () => {
    await copyFile(join(folder, 'images/klein.png'), join(folder, 'images/klein.jpg'));
    expect(await problemsOf('klein.jpg')).toEqual([]);
  });
});
