import type { TrustedTypesWindow } from 'trusted-types/lib';
import { htmlPolicy } from '../../../contract/contentSecurityPolicy.ts';

/**
 * Marks HTML of the site's own build as trusted. This is the only policy for HTML that the site's
 * Content-Security-Policy allows: browsers refuse HTML of any other script. In browsers without
 * Trusted Types, the result is a string.
 */
export function trustedHtml(html: string): string {
  // TypeScript's DOM types accept strings only.
  return (policy ? policy.createHTML(html) : html) as string;
}

const policy = (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(htmlPolicy, {
  createHTML: (html) => html,
});
