import type { Content } from '../../data/Content.ts';
import { warnEditors } from '../../data/checks/editorWarnings.ts';
import { placesOf } from './textPlaces.ts';

/** Tells whoever builds the site what editors should mend, and where. */
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

/** The same of a text, by its field and language; its links wait until all pages are written. */
export function reportText(content: Content, text: ShownText): void {
  if (text.warnings.length === 0 && text.links.length === 0) return;
  warnOfText(content, text.hash, text.warnings);
  if (text.links.length === 0) return;
  const texts = shownTexts.get(content) ?? [];
  shownTexts.set(content, texts);
  texts.push(text);
}

/** The texts with links inside the site that were shown since this was last asked. */
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
