import { valueKey } from '../memo/valueKey.ts';
import type { Compilation } from '../pageData/Compilation.ts';
import type { ConsentPart, PageParts, SharedPart } from './pageParts.ts';
import type { SiteRendering } from './SiteRendering.ts';

/** Cache keys of a page: hashes of everything it is made of, without the code. */
interface PageKeys {
  /** Key of the main region. */
  readonly main: string;
  /**
   * Key of all that `renderPage` gets, and of the data about the page in its record and the search.
   */
  readonly page: string;
}

/** @param about the data about the page in its record and the search, as plain data */
export function pageKeys(
  about: object,
  page: PageParts,
  rendering: SiteRendering,
  compilation: Compilation,
): PageKeys {
  const { siteHead, header, footer, consent, members: _ofCompilation, ...rest } = page;
  const { main: element, ...own } = rest;
  const main = valueKey([rendering.key, page.language, element]);
  const key = valueKey([
    ...[main, compilation.hash, about, own],
    ...[siteHead, header, footer].map((part) => keyOfShared(part, rendering)),
    consent && keyOfConsent(consent, rendering),
  ]);
  return { main, page: key };
}

function keyOfShared({ key, element }: SharedPart, { keys }: SiteRendering): string {
  return keys.for(key, () => valueKey(element()));
}

function keyOfConsent(consent: ConsentPart, { consentKeys }: SiteRendering): string {
  return consentKeys.for(consent, () => valueKey([consent.entries, consent.banner()]));
}
