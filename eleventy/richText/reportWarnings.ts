import type { Content } from '../../data/Content.ts';
import { warnEditors } from '../../data/checks/editorWarnings.ts';
import { placesOf } from './textPlaces.ts';

/** Prints warnings for editors with the place of the text. */
export function reportWarnings(origin: string, warnings: readonly string[]): void {
  for (const warning of warnings) {
    warnEditors(origin, '', warning);
  }
}

/** A text as it is shown on a page. */
interface ShownText {
  /** Of the text as its editor wrote it (`hashOfText`). */
  readonly hash: string;
  /** The path of the page. */
  readonly page: string;
  readonly warnings: readonly string[];
  readonly links: readonly string[];
}

/**
 * Prints the warnings of a text with its field and language. Its links are checked after all pages
 * are written.
 */
export function reportText(content: Content, text: ShownText): void {
  if (text.warnings.length === 0 && text.links.length === 0) return;
  warnOfText(content, text.hash, text.warnings);
  if (text.links.length === 0) return;
  const texts = shownTexts.get(content) ?? [];
  shownTexts.set(content, texts);
  texts.push(text);
}

/** Returns the texts with internal links that were shown since the last call. */
export function takeTextsWithLinks(content: Content): readonly ShownText[] {
  const taken = shownTexts.get(content) ?? [];
  shownTexts.delete(content);
  return taken;
}

export function warnOfText({ site }: Content, text: string, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  for (const { origin, field } of placesOf(site, text)) {
    for (const warning of warnings) warnEditors(origin, field, warning);
  }
}

const shownTexts = new WeakMap<Content, ShownText[]>();
