import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { fontFaces } from '../../components/theme/fonts.ts';
import { typefaces } from '../../components/theme/projectTokens.ts';
import { weights } from '../../components/theme/tokens.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';

/**
 * Returns a pair's font for headings in the form that satori can read: uncompressed, with a fixed
 * weight instead of an axis, and with only the letters of the given texts, which makes reading
 * fast.
 */
export async function cardFonts(texts: readonly string[], pair: TypefacePair): Promise<Font[]> {
  const { fonts, headingWeight } = typefaces[pair];
  const letters = [...new Set(texts.join(''))].join('');
  const faces = fontFaces[pair].filter(
    ({ family, style }) => style === 'normal' && fonts.heading.includes(family),
  );
  return Promise.all(
    faces.map(async ({ name, source, characters: [[ofItsOwn]] }) => ({
      name,
      data: await subsetFont(
        await readFile(fileURLToPath(import.meta.resolve(source))),
        // A face that none of the texts needs would otherwise have no letters, which is not a valid
        // font.
        letters + String.fromCodePoint(ofItsOwn),
        {
          targetFormat: 'sfnt',
          variationAxes: { wght: weights[headingWeight] },
          noHinting: true,
        },
      ),
    })),
  );
}
