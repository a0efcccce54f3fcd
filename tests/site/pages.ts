import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import {
  defaultLanguage,
  type Language,
  memberPages,
  membersHomes,
} from '../../locales/languages.ts';

/** A page of the built site. */
export interface SitePage {
  /** The file within the site: `en/contact.html`. */
  readonly file: string;
  /** The path that a visitor asks for: `/en/contact`. */
  readonly path: string;
  readonly language: Language;
  /** Whether the page is the response for pages that do not exist. */
  readonly isNotFound: boolean;
  /** The status that hosts respond with. */
  readonly status: 200 | 404;
  /** Whether search engines may index it. */
  readonly isFindable: boolean;
  readonly html: string;
}

/** Where the build wrote the site. */
export const siteFolder = process.env.OUT_DIR ?? 'dist';

/** The site's own search, in each language. */
export const searchPages: readonly string[] = ['/suche', '/en/search', '/fr/recherche'];

/** All pages of the built site. */
export const pages: readonly SitePage[] = findPages();

/** The tested widths: a phone's and a desktop's. */
export const widths = [360, 1280] as const;

function findPages(): SitePage[] {
  const files = globSync('**/*.html', { cwd: siteFolder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  if (files.length === 0) throw new Error(`${siteFolder}/ has no pages: run npm run build first.`);
  return files
    .filter(isTested)
    .sort()
    .map((file) => ({
      file,
      path: pathOf(file),
      language: sampleLanguages.find((tag) => file.startsWith(`${tag}/`)) ?? defaultLanguage,
      isNotFound: isNotFound(file),
      status: isNotFound(file) && !isOfMembers(file) ? 404 : 200,
      isFindable: !isNotIndexed(file) && !isOfMembers(file),
      html: readFileSync(join(siteFolder, file), 'utf8'),
    }));
}

/**
 * Pages of the members' area differ only in their titles, so one page in each language represents
 * all.
 */
function isTested(file: string): boolean {
  const paths = sampleLanguages.map(
    (tag) => `${membersHomes[tag]}/${memberPages.legalAdvice[tag]}.html`,
  );
  return !isOfMembers(file) || isNotFound(file) || paths.includes(`/${file}`);
}

function isOfMembers(file: string): boolean {
  return Object.values(membersHomes).some((home) => `/${file}`.startsWith(`${home}/`));
}

function pathOf(file: string): string {
  if (isNotFound(file)) return `/${file.replace('404.html', 'no-such-page')}`;
  return `/${file}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

function isNotFound(file: string): boolean {
  return /(^|\/)404\.html$/.test(file);
}

function isNotIndexed(file: string): boolean {
  return /(^|\/)(404|offline|danke|thanks|merci|suche|search|recherche)\.html$/.test(file);
}
