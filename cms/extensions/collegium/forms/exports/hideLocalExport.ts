import type { Register } from '../../directus.ts';

/**
 * Hides the button _Download page as CSV_ of Directus' interface. The browser writes that file, with texts that a
 * spreadsheet takes for formulas, and no extension can change them there (defuseExports.ts). The button above, _Export
 * items_, writes the same rows on the server.
 */
export function hideLocalExport({ embed }: Register): void {
  // Directus' own rule for this class is more specific.
  embed('head', '<style>.download-local { display: none !important; }</style>');
}
