import { dropInlineMainCss, inlineMainCss } from './currentBuild.ts';
import type { LoadedPage } from './pages.ts';

/**
 * Dresses another main region, where it looks different from the one before. The Content-Security-Policy allows
 * no new style elements, but stylesheets that a script makes.
 */
export function applyStylesheet({ record, stylesheet }: LoadedPage): void {
  const { css } = record.result;
  if (css === (appliedCss ?? inlineMainCss())) return;
  dropInlineMainCss();
  // Islands have a stylesheet of their own, which stays.
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== applied);
  document.adoptedStyleSheets = [stylesheet, ...others];
  applied = stylesheet;
  appliedCss = css;
}

let applied: CSSStyleSheet | undefined;
let appliedCss: string | undefined;
