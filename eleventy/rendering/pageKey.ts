import { valueKey } from '../memo/valueKey.ts';
import type { Compilation } from '../pageData/Compilation.ts';
import type { ConsentPart, PageParts } from './pageParts.ts';
import { sharedRenderKey } from './renderMemo.ts';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Returns the cache key of a page: a hash of all that `renderPage` gets, and of the data about the page in its
 * page data and in the search. The code is not part of it.
 *
 * @param about the data about the page in its page data and in the search, as plain data
 */
export function pageKey(
  about: object,
  page: PageParts,
  rendering: SiteRendering,
  compilation: Compilation,
): string {
  const { siteHead, header, footer, consent, members: _ofCompilation, ...own } = page;
  const shared = [siteHead, header, footer].map((part) =>
    sharedRenderKey(part, page.language, rendering),
  );
  return valueKey([
    ...[rendering.key, compilation.hash, about, own, shared],
    consent && keyOfConsent(consent, rendering),
  ]);
}

function keyOfConsent(consent: ConsentPart, { consentKeys }: SiteRendering): string {
  return consentKeys.for(consent, () => valueKey([consent.entries, consent.banner()]));
}
