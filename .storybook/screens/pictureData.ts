import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Returns a picture as a `data:` address. Photographs are small: all pictures of a screen are in one script. */
export async function pictureData(file: string): Promise<string> {
  if (file.endsWith('.svg')) {
    return `data:image/svg+xml,${encodeURIComponent(await readFile(file, 'utf8'))}`;
  }
  const webp = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** In px. Enough for a card on a phone. */
const width = 400;
const quality = 40;
