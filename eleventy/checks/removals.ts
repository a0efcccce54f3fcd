import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import {
  accessibilityPath,
  homePath,
  namedPages,
  socialMediaPrivacyPath,
} from '../../data/routes/namedRoutes.ts';
import { redirectOf, type RedirectRule } from '../../data/routes/redirects.ts';
import { printable } from '../../data/problems/printable.ts';
import { languages } from '../../locales/languages.ts';

/**
 * A build would remove pages although nobody confirmed it. The message lists the pages and names
 * the fix.
 */
export class RemovalsError extends Error {
  override readonly name = 'RemovalsError';
}

/** A built site. */
interface SiteFiles {
  readonly folder: string;
  /** Paths relative to the folder. */
  readonly files: readonly string[];
}

/** The pages that a new build no longer has. */
export interface Removals {
  /** Number of pages in the last build. */
  readonly pages: number;
  readonly vanished: readonly VanishedPage[];
}

interface VanishedPage {
  readonly path: string;
  /** Set if this page must not vanish without confirmation, even as the only one. */
  readonly named?: 'legal page' | 'start page' | undefined;
}

/** Largest share of the last build's pages that may vanish without confirmation. */
const maxVanished = 0.1;

/**
 * Compares the pages of two built sites by their files, since these are what visitors get. A moved
 * page counts as gone, unless a redirect leads from its old path.
 * @param last the last build; its folder need not exist
 */
export async function removalsOf(
  last: SiteFiles,
  next: SiteFiles,
  redirects: readonly RedirectRule[],
): Promise<Removals> {
  const before = pagesAmong(last);
  const after = pagesAmong(next);
  const gone = [...before].filter(([path]) => !after.has(path) && !redirectOf(path, redirects));
  if (gone.length === 0) return { pages: before.size, vanished: [] };
  const legal = await legalPages(before);
  const startPages = languages.map(homePath);
  const named = (path: string) =>
    legal.has(path) ? 'legal page' : startPages.includes(path) ? 'start page' : undefined;
  return {
    pages: before.size,
    vanished: gone.map(([path]) => ({ path, named: named(path) })),
  };
}

/**
 * Checks that the removals are intended. Half-lost content looks like content whose rest was
 * deleted, so visitors would be the first to notice.
 * @param outDir folder of the last build, for the message
 * @throws RemovalsError if more than a tenth of the pages vanished, or a legal page or start page
 */
export function assertMeant({ pages, vanished }: Removals, outDir: string): void {
  const named = new Set(vanished.flatMap((page) => page.named ?? []));
  if (vanished.length <= pages * maxVanished && named.size === 0) return;
  const which = named.size > 0 ? ` (${[...named].map((name) => `a ${name}`).join(' and ')})` : '';
  const first =
    `This build lacks ${vanished.length} of the ${pages} pages in ${outDir}${which}. ` +
    'If they are meant to go, set ALLOW_REMOVALS=1:';
  const list = vanished.map(
    (page) => `  ${printable(page.path)}${page.named ? ` (${page.named})` : ''}`,
  );
  throw new RemovalsError([first, ...list].join('\n'));
}

/** Returns the file of every page, by the page's path. */
function pagesAmong({ folder, files }: SiteFiles): ReadonlyMap<string, string> {
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  return new Map(pages.map((file) => [pathOf(file), join(folder, file)]));
}

/** `kontakt.html` becomes `/kontakt`, and `en/index.html` becomes `/en/`. */
function pathOf(file: string): string {
  return `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/**
 * Returns the paths of the legal pages in each language. Editors choose the addresses of
 * translations, so they are read from the `alternate` links of the built pages.
 */
async function legalPages(pages: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const untranslated = [
    ...Object.values(namedPages.imprint),
    ...Object.values(namedPages.privacy),
    accessibilityPath,
    socialMediaPrivacyPath,
  ];
  const translated = await Promise.all(
    untranslated.flatMap((path) => {
      const file = pages.get(path);
      return file === undefined ? [] : [readFile(file, 'utf8').then(pathsInOtherLanguages)];
    }),
  );
  return new Set([...untranslated, ...translated.flat()]);
}

function pathsInOtherLanguages(html: string): string[] {
  const paths: string[] = [];
  const parser = new Parser({
    onopentag(name, { rel, hreflang, href }) {
      if (name !== 'link' || rel !== 'alternate' || !hreflang || !href) return;
      paths.push(decodeURI(new URL(href, 'https://site.invalid').pathname));
    },
  });
  parser.end(html);
  return paths;
}
