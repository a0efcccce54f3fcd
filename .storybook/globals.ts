import type { ColorMode } from '../contract/themeSettings.ts';
import type { Language } from '../locales/languages.ts';
import { usualConditions, type Conditions } from './conditions/conditions.ts';
import type { ChosenProject } from './projects.ts';

/** What the toolbar sets for every story at once. */
export interface StageGlobals extends ChosenProject, Conditions {
  readonly language: Language;
  /** Named by the themes addon, whose toolbar sets it. */
  readonly theme: ColorMode;
}

export const initialGlobals: StageGlobals = {
  language: 'de',
  theme: 'light',
  project: 'association',
  brandColor: '',
  baseColor: '',
  ...usualConditions,
};
