import type { Content } from '../../data/Content.ts';
import { warnEditors } from '../../data/problems/editorWarnings.ts';
import { keepForLinks, type ShownText } from './shownTexts.ts';
import { locationsOf } from './textLocations.ts';

/** Prints warnings for editors with the place of the text. */
export function reportWarnings(origin: string, warnings: readonly string[]): void {
  for (const warning of warnings) {
    warnEditors(origin, '', warning);
  }
}

/**
 * Prints the warnings of a text with its field and language. Its links are checked after all pages
 * are written.
 */
export function reportText(content: Content, text: ShownText): void {
  warnOfText(content, text.hash, text.warnings);
  if (text.links.length > 0) keepForLinks(content, text);
}

export function warnOfText({ site }: Content, text: string, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  for (const { origin, field } of locationsOf(site, text)) {
    for (const warning of warnings) warnEditors(origin, field, warning);
  }
}
