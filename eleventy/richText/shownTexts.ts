import type { Content } from '../../data/Content.ts';

/** A text as it is shown on a page. */
export interface ShownText {
  /** The hash of the text as its editor wrote it (`hashOfText`). */
  readonly hash: string;
  /** The path of the page. */
  readonly page: string;
  readonly warnings: readonly string[];
  readonly links: readonly string[];
}

/** Keeps a text until all pages are written and its links can be checked. */
export function keepForLinks(content: Content, text: ShownText): void {
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

/*
 * This module imports no code, so that `npm run dev` never loads it a second time: the templates write to the
 * same texts that the check of links reads.
 */
const shownTexts = new WeakMap<Content, ShownText[]>();
