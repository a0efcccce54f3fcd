import type { Thing } from './thing.ts';

/**
 * Returns a script element with data for search engines. Browsers do not run it, so the
 * Content-Security-Policy need not allow it.
 */
export function dataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const [first, ...others] = things;
  const data = others.length > 0 ? { '@graph': things } : first;
  // A `<` could end the element, or start a comment that hides the end tag.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
