import type { Thing } from './thing.ts';

/** What search engines read of a page. It is data, which no browser runs: so the Content-Security-Policy need not know of it. */
export function dataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const [first, ...others] = things;
  const data = others.length > 0 ? { '@graph': things } : first;
  // A `<` could end the element, or begin a comment that swallows its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
