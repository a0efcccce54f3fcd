import type { ServedFontFace } from '../../components/theme/fonts.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { writeClient, type ClientBundle, type ClientOptions } from './clientBundle.ts';
import { buildFonts } from './fonts.ts';

/** What all pages of a build refer to. */
export interface Assets extends ClientBundle {
  /** Every font face; a page names those that it needs. */
  readonly fontFaces: readonly ServedFontFace[];
  /** Addresses of the font files that every page needs at once. */
  readonly preloadFonts: readonly string[];
}

/** Writes scripts and fonts under names that change with their content. */
export async function buildAssets(
  outDir: string,
  {
    sources,
    typefaces,
    ...options
  }: ClientOptions & {
    /** Tells the sources of scripts from all others (`hashOfScriptSources`). */
    readonly sources: string;
    readonly typefaces: TypefacePair;
  },
): Promise<Assets> {
  const [bundle, fonts] = await Promise.all([
    writeClient(outDir, sources, options),
    buildFonts(outDir, typefaces),
  ]);
  return { ...bundle, fontFaces: fonts.faces, preloadFonts: fonts.preload };
}
