import { pageDataFolder } from '../../contract/addresses/pageData.ts';
import { assetsPath, searchPath, serviceWorkerPath } from '../../contract/addresses/siteFolders.ts';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';

/**
 * What the build and hosts have at the root of the website for reasons of their own. A page there
 * would lie in the same folder, take the place of a file, or be hidden by it.
 */
const atRoot = [
  // Folders
  ...[assetsPath, searchPath, pageDataFolder].map((path) => path.replaceAll('/', '')),
  ...['files', 'images'],
  // Files, by what stands before their ending
  ...['apple-touch-icon', 'favicon', 'icon-192', 'icon-512', 'icon-maskable-512', 'manifest'],
  ...['nginx', 'robots', 'sitemap'],
  serviceWorkerPath.replace(/^\/|\.js$/g, ''),
  // Leads editors to the backend, if there is one (specification, section 2).
  'admin',
  // The other languages have folders of their own.
  ...languages.filter((language) => language !== defaultLanguage),
];

/** The same in each language. */
const inEachLanguage = ['feed', 'offline'];

/**
 * The name at the start of a slug that is taken, if it is.
 *
 * @param language that the page is in; its slug stands below the language's prefix
 */
export function reservedName(slug: string, language: Language): string | undefined {
  const [first = ''] = slug.split('/');
  const names = language === defaultLanguage ? [...atRoot, ...inEachLanguage] : inEachLanguage;
  return names.find((name) => name === first);
}
