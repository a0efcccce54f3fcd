import { sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { SharedData, StylesData } from '../../contract/records/sharedData.ts';
import { dropInlineMainCss, inlineMainCss, mainHash } from './currentBuild.ts';
import { fetchJson } from './fetchJson.ts';

/** A stylesheet for main regions, fetched once; the first came with the document. */
export function stylesheet(hash: string): Promise<CSSStyleSheet> {
  const loaded = stylesheets.get(hash);
  if (loaded) return loaded;
  const sheet = (hash === mainHash ? Promise.resolve(inlineMainCss()) : fetchCss(hash)).then(
    (css) => new CSSStyleSheet().replace(css),
  );
  stylesheets.set(hash, sheet);
  sheet.catch(() => stylesheets.delete(hash));
  return sheet;
}

const stylesheets = new Map<string, Promise<CSSStyleSheet>>();

async function fetchCss(hash: string): Promise<string> {
  return ((await fetchJson(sharedDataFolder + hash)) as SharedData<StylesData>).data.css;
}

/**
 * Dresses another main region. The Content-Security-Policy allows no new style elements, but
 * stylesheets that a script makes.
 */
export function applyStylesheets(sheets: CSSStyleSheet[]): void {
  dropInlineMainCss();
  // Islands have a stylesheet of their own, which stays.
  const others = document.adoptedStyleSheets.filter((sheet) => !applied.includes(sheet));
  document.adoptedStyleSheets = [...sheets, ...others];
  applied = sheets;
}

let applied: readonly CSSStyleSheet[] = [];
