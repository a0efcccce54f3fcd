import { selectorBeforeMain } from '../../../contract/markup.ts';
import { inlineStyle } from './currentBuild.ts';
import type { LoadedPage } from './pages.ts';

/**
 * Applies the main region's stylesheet if it differs from the last one. The Content-Security-Policy
 * forbids new style elements, but allows stylesheets that a script constructs.
 */
export function applyStylesheet({ data, stylesheet }: LoadedPage): void {
  const { css } = data.result;
  if (css === (appliedCss ?? inlineMainCss())) return;
  dropInlineMainCss();
  // Islands have their own stylesheet, which stays.
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== applied);
  document.adoptedStyleSheets = [stylesheet, ...others];
  applied = stylesheet;
  appliedCss = css;
}

let applied: CSSStyleSheet | undefined;
let appliedCss: string | undefined;

/** The main region's CSS from the document. */
function inlineMainCss(): string {
  return inlineStyle?.textContent.split(`${selectorBeforeMain}{}`)[1] ?? '';
}

/** Deletes the main region's rules from the document's stylesheet. Only the frame's rules are left. */
function dropInlineMainCss(): void {
  const sheet = inlineStyle?.sheet;
  if (!sheet) return;
  const start = [...sheet.cssRules].findIndex(
    (rule) => (rule as CSSStyleRule).selectorText === selectorBeforeMain,
  );
  while (start >= 0 && sheet.cssRules.length > start) sheet.deleteRule(start);
}
