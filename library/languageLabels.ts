import type { LabelTemplate } from '../contract/labels.ts';
import type { Language } from '../locales/languages.ts';

/** The fixed texts of the components in one language: the default export of `collegium/labels/de`, `/en` and `/fr`. */
export interface LanguageLabels {
  readonly language: Language;
  /** By key, such as `menu.open`. Replace an entry to change a text. */
  readonly texts: Readonly<Record<string, LabelTemplate>>;
}
