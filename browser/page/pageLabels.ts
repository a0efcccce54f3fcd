import type { Labels } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';
import { inlinedLabels } from '../labels/inlinedLabels.ts';

/** The labels in the page's language. */
export function pageLabels(): Labels {
  return inlinedLabels(document.documentElement.lang as Language);
}
