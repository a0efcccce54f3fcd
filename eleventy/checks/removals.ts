import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import {
  accessibilityPath,
  homePath,
  namedRoutes,
  socialMediaPrivacyPath,
} from '../../data/routes/namedRoutes.ts';
import { redirectOf, type RedirectRule } from '../../data/routes/redirects.ts';
import { printable } from '../../data/texts/printable.ts';
import { languages } from '../../locales/languages.ts';

/** A build would take pages from visitors that nobody said should go: a list with the mend. */
export class RemovalsError extends Error {
  override readonly name = 'RemovalsError';
}

/** A built site. */
interface SiteFiles {
  readonly folder: string;
  /** By paths from there. */
  readonly files: readonly string[];
}

/** What a new build no longer has. */
export interface Removals {
  /** How many pages the last build had. */
  readonly pages: number;
  readonly vanished: readonly VanishedPage[];
}

interface VanishedPage {
  readonly path: string;
  /** Why it may not vanish unasked, however few go with it. */
  readonly named?: 'legal page' | 'start page' | undefined;
}

/** More than this share of the last build's pages does not vanish unasked. */
const mostVanished = 0.1;

/**
 * Compares the pages of two built sites by their files, which is what visitors have. A page that
 * has moved is gone from where it was, unless a redirect leads on from there.
 *
 * @param last the last build; its folder need not be there
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
 * Content that is half lost looks like content whose rest was deleted, so that nobody would notice
 * before a visitor does.
 *
 * @param outDir where the last build is, for the message
 * @throws RemovalsError if more than a tenth of the pages vanished, or one that the law or a whole
 *   language stands on
 */
export function assertMeant({ pages, vanished }: Removals, outDir: string): void {
  const named = new Set(vanished.flatMap((page) => page.named ?? []));
  if (vanished.length <= pages * mostVanished && named.size === 0) return;
  const which = named.size > 0 ? ` (${[...named].map((name) => `a ${name}`).join(' and ')})` : '';
  const first =
    `This build lacks ${vanished.length} of the ${pages} pages in ${outDir}${which}. ` +
    'If they are meant to go, set ALLOW_REMOVALS=1:';
  const list = vanished.map(
    (page) => `  ${printable(page.path)}${page.named ? ` (${page.named})` : ''}`,
  );
  throw new RemovalsError([first, ...list].join('\n'));
}

/** Every page's file by the page's path. */
function pagesAmong({ folder, files }: SiteFiles): ReadonlyMap<string, string> {
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  return new Map(pages.map((file) => [pathOf(file), join(folder, file)]));
}

/** `kontakt.html` is `/kontakt`, and `en/index.html` is `/en/`. */
function pathOf(file: string): string {
  return `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/**
 * The legal pages in each language that the site had them in. Where editors choose the address,
 * the site itself tells it by the links between the languages of a page.
 */
async function legalPages(pages: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const untranslated = [
    ...Object.values(namedRoutes.imprint),
    ...Object.values(namedRoutes.privacy),
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
