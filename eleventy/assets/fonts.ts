import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  fontFaces,
  isNeededAtOnce,
  type CharacterRange,
  type FontFace,
  type ServedFontFace,
} from '../../components/theme/fonts.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { remembered } from '../cache/remember.ts';

interface BuiltFonts {
  /** Every face with its address. */
  readonly faces: readonly ServedFontFace[];
  /** URLs of the faces that a page preloads. */
  readonly preload: readonly string[];
  /** The files written, as paths below `outDir`. */
  readonly files: readonly string[];
}

const folder = 'assets/fonts';
const cache = '.cache/fonts';

/**
 * Subsets a project's web fonts and writes them to `assets/fonts/` below `outDir`. File names
 * contain a hash of the content, so that hosts may let browsers cache them for ever.
 */
export async function buildFonts(outDir: string, pair: TypefacePair): Promise<BuiltFonts> {
  await mkdir(join(outDir, folder), { recursive: true });
  const served = await Promise.all(
    fontFaces[pair].map(async (face) => {
      const font = await subset(face);
      const file = `${folder}/${face.name}-${hash(font).slice(0, 10)}.woff2`;
      await writeFile(join(outDir, file), font);
      return { ...face, file, url: `/${file}` };
    }),
  );
  return {
    faces: served,
    preload: served.filter(isNeededAtOnce).map(({ url }) => url),
    files: served.map(({ file }) => file),
  };
}

/**
 * OpenType features that text in these languages uses. Dropped are small capitals, swashes and the
 * like, and the placing of accents, since the fonts have a glyph for each accented letter.
 */
const features = ['kern', 'liga', 'lnum', 'locl', 'tnum'];

/** Returns the face's font with only its characters and weights. Cached between builds. */
async function subset(face: FontFace): Promise<Uint8Array> {
  const source = await readFile(fileURLToPath(import.meta.resolve(face.source)));
  const text = textOf(face.characters);
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    variationAxes: { wght: axis(face.weight) },
    noHinting: true,
  };
  const name = `${hash(source, text, JSON.stringify(options))}.woff2`;
  return remembered(join(cache, name), async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, text, options);
  });
}

/** The font's weight axis. Each weight between two costs nearly as much as another font. */
function axis(weight: FontFace['weight']): number | { min: number; max: number } {
  if (typeof weight === 'number') return weight;
  const [min, max] = weight;
  return { min, max };
}

function textOf(characters: CharacterRange): string {
  return characters
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join('');
}

function hash(...contents: (Uint8Array | string)[]): string {
  const digest = createHash('sha256');
  for (const content of contents) digest.update(content);
  return digest.digest('hex');
}
