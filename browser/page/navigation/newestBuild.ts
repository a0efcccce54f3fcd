import { appDataAddress } from '../../../contract/pageData.ts';
import { stylesheetSelector, type StylesheetData } from '../../../contract/markup.ts';
import type { AppData } from '../../../contract/pageData.ts';

/*
 * Loaded when the visitor returns to the page, which may have been open for days. Checks at each
 * return whether there is a newer build. If so, client navigation ends: a click loads the document
 * at once, instead of first loading page data that does not fit.
 */
document.addEventListener('visibilitychange', () => void ask());
void ask();

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    const response = await fetch(appDataAddress);
    const { compilationHash } = (await response.json()) as AppData;
    const style = document.querySelector<HTMLStyleElement>(stylesheetSelector);
    const { build } = (style?.dataset ?? {}) as Partial<StylesheetData>;
    if (build?.startsWith(`${compilationHash} `)) return;
    addEventListener('click', leaveToBrowser, true);
  } catch {
    // The next page data also reveal a newer build.
  }
}

function leaveToBrowser(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a[href]')) event.stopPropagation();
}
