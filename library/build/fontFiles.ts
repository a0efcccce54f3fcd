import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackFaces, fontFaceCss, fontFaces } from '../../components/theme/fonts.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';

/** Writes `fonts/humane.css` and so on with the fonts and their licences. A browser loads only the fonts that a page uses. */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const [pair, faces] of Object.entries(fontFaces)) {
    const served = faces.map((face) => ({ ...face, url: `./${basename(face.source)}` }));
    const css = fontFaceCss(served, fallbackFaces[pair as TypefacePair]);
    await writeFile(join(folder, 'fonts', `${pair}.css`), css);
    for (const { source } of faces) await copyFont(source, join(folder, 'fonts'));
  }
}

/** @param source an import specifier such as `@fontsource-variable/baskervville/files/baskervville-….woff2` */
async function copyFont(source: string, to: string): Promise<void> {
  const file = fileURLToPath(import.meta.resolve(source));
  await copyFile(file, join(to, basename(file)));
  const licence = `LICENSE-${source.split('/')[1] ?? ''}`;
  await copyFile(join(dirname(file), '..', 'LICENSE'), join(to, licence));
}
