import type { TrustedTypesWindow } from 'trusted-types/lib';
import { htmlPolicy } from '../../contract/trustedTypes.ts';

/**
 * Lets HTML of the site's own build into the page. It is the one policy that the site's
 * Content-Security-Policy knows: whoever else writes HTML into a page is refused by the browser.
 * Where a browser knows no Trusted Types, the text stays a text.
 */
export function trustedHtml(html: string): string {
  // TypeScript's DOM takes strings only.
  return (policy ? policy.createHTML(html) : html) as string;
}

const policy = (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(htmlPolicy, {
  createHTML: (html) => html,
});
