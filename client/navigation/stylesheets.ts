import { dropInlineMainCss, inlineMainCss } from './currentBuild.ts';
import type { LoadedPage } from './pages.ts';

/**
 * Applies the main region's stylesheet if it differs from the last one. The Content-Security-Policy
 * forbids new style elements, but allows stylesheets that a script constructs.
 */
export function applyStylesheet({ record, stylesheet }: LoadedPage): void {
  const { css } = record.result;
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
