import { pageDataFolder } from '../../contract/pageData.ts';
import { assetsPath, searchPath, serviceWorkerPath } from '../../contract/siteAddresses.ts';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';

/**
 * Names at the root of the website that the build and hosts use. A page with such a name would be
 * in the same folder, replace a file, or be hidden by it.
 */
const atRoot = [
  // Folders.
  ...[assetsPath, searchPath, pageDataFolder].map((path) => path.replaceAll('/', '')),
  ...['files', 'images'],
  // Files, without their extension.
  ...['apple-touch-icon', 'favicon', 'icon-192', 'icon-512', 'icon-maskable-512', 'manifest'],
  ...['nginx', 'robots', 'sitemap'],
  serviceWorkerPath.replace(/^\/|\.js$/g, ''),
  // Redirects editors to the backend, if there is one (specification, section 2).
  'admin',
  // The folders of the other languages.
  ...languages.filter((language) => language !== defaultLanguage),
];

/** Names that are reserved in each language. */
const inEachLanguage = ['feed', 'offline'];

/**
 * The reserved name at the start of a slug. Undefined if the slug is free.
 *
 * @param language of the page; its slug is below the language's prefix
 */
export function reservedName(slug: string, language: Language): string | undefined {
  const [first = ''] = slug.split('/');
  const names = language === defaultLanguage ? [...atRoot, ...inEachLanguage] : inEachLanguage;
  return names.find((name) => name === first);
}
