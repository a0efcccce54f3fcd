import { colorModes, type ColorMode } from '../contract/colorMode.ts';
import { languages, type Language } from '../locales/languages.ts';

/** What the toolbar sets for every story at once. */
export interface StageGlobals {
  readonly language: Language;
  /** Named by the themes addon, whose toolbar sets it. */
  readonly theme: ColorMode;
  /** The two colours that an editor gives a project, as `#rrggbb`. */
  readonly brandColor: string;
  readonly baseColor: string;
}

export const initialGlobals: StageGlobals = {
  language: 'de',
  theme: 'light',
  brandColor: '#17665a',
  baseColor: '#faf7f2',
};

/** Chromatic takes a picture of each story in every language and colour mode. */
export const chromaticModes = Object.fromEntries(
  languages.flatMap((language) =>
    colorModes.map((theme) => [`${language} ${theme}`, { language, theme }]),
  ),
);
