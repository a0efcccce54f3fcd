import type { ServedFontFace } from '../../components/theme/fonts.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { writeClient, type ClientBundle, type ClientOptions } from './clientBundle.ts';
import { buildFonts } from './fonts.ts';

/** The scripts and fonts that all pages of a build refer to. */
export interface Assets extends ClientBundle {
  /** Every font face. A page declares only those that it needs. */
  readonly fontFaces: readonly ServedFontFace[];
  /** URLs of the font files that every page preloads. */
  readonly preloadFonts: readonly string[];
}

/** Writes scripts and fonts. Their file names contain a hash of their content. */
export async function buildAssets(
  outDir: string,
  {
    sources,
    typefaces,
    ...options
  }: ClientOptions & {
    /** Cache key: the hash of the scripts' sources (`hashOfScriptSources`). */
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
