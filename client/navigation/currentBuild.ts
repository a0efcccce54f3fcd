import {
  selectorBeforeMain,
  stylesheetSelector,
  type StylesheetData,
} from '../../contract/markup/stylesheet.ts';

/**
 * The stylesheet of the first document. Its data names the document's build. It contains the rules
 * of the frame first, then those of the main region.
 */
const inlineStyle = document.querySelector<HTMLStyleElement>(stylesheetSelector);

/** The build of the frame, and the hash of the consent banner. */
export const [compilationHash, bannerHash] =
  (inlineStyle?.dataset as Partial<StylesheetData> | undefined)?.build?.split(' ') ?? [];

/** The main region's CSS from the document. */
export function inlineMainCss(): string {
  return inlineStyle?.textContent.split(`${selectorBeforeMain}{}`)[1] ?? '';
}

/**
 * Deletes the main region's rules from the document's stylesheet, so that only the frame's are
 * left.
 */
export function dropInlineMainCss(): void {
  const sheet = inlineStyle?.sheet;
  if (!sheet) return;
  const start = [...sheet.cssRules].findIndex(
    (rule) => (rule as CSSStyleRule).selectorText === selectorBeforeMain,
  );
  while (start >= 0 && sheet.cssRules.length > start) sheet.deleteRule(start);
}
