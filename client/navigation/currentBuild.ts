import {
  selectorBeforeMain,
  stylesheetSelector,
  type StylesheetData,
} from '../../contract/markup/stylesheet.ts';

/**
 * The stylesheet of the document that the visitor came in with. It says which build the document is
 * of, and has the frame's rules first, then the main region's.
 */
const inlineStyle = document.querySelector<HTMLStyleElement>(stylesheetSelector);

/**
 * The build that the frame is of, and the hash of the banner that asks for consent.
 */
export const [compilationHash, bannerHash] =
  (inlineStyle?.dataset as Partial<StylesheetData> | undefined)?.build?.split(' ') ?? [];

/** The main region's CSS that came with the document. */
export function inlineMainCss(): string {
  return inlineStyle?.textContent.split(`${selectorBeforeMain}{}`)[1] ?? '';
}

/** Leaves the document with the frame's rules alone. */
export function dropInlineMainCss(): void {
  const sheet = inlineStyle?.sheet;
  if (!sheet) return;
  const start = [...sheet.cssRules].findIndex(
    (rule) => (rule as CSSStyleRule).selectorText === selectorBeforeMain,
  );
  while (start >= 0 && sheet.cssRules.length > start) sheet.deleteRule(start);
}
