import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../data/Content.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { redirectOf } from '../../data/routes/redirects.ts';
import { warnOfText } from '../richText/reportWarnings.ts';
import { takeTextsWithLinks } from '../richText/shownTexts.ts';

/**
 * Warns of links in texts to missing pages, files and anchors. Runs after everything is written,
 * because only the written files show what exists.
 * @param folder of the finished site
 * @param last folder of the last site, and its files that this one keeps
 */
export function warnOfDeadLinks(content: Content, folder: string, last?: LastSite): void {
  const files = new WrittenFiles(folder, last);
  for (const { hash, page, links } of takeTextsWithLinks(content)) {
    const dead = links.flatMap((link) => problemOf(link, page, content, files) ?? []);
    warnOfText(content, hash, dead);
  }
}

function problemOf(
  link: string,
  page: string,
  { redirects, shells }: Content,
  files: WrittenFiles,
): string | undefined {
  const address = URL.parse(link, `https://site.invalid${page}`);
  if (!address) return undefined;
  const path = decoded(address.pathname);
  const file = files.fileAt(path);
  if (file === undefined) {
    const isBelow = ({ pathAbove }: { pathAbove: string }) => path.startsWith(`${pathAbove}/`);
    const isElsewhere =
      // Missing documents have been reported already (eleventy/downloads/plugin.ts).
      path.startsWith('/files/') ||
      redirectOf(path, redirects) !== undefined ||
      // Pages for members only, and news that are newer than the build.
      [...shells.members, ...shells.news].some(isBelow);
    return isElsewhere ? undefined : `The link to ${link} leads nowhere.`;
  }
  const id = decoded(address.hash.slice(1));
  const isThere = id === '' || id === 'top' || id.startsWith(':~:') || files.has(file, id);
  return isThere ? undefined : `The link to ${link} leads to a place that the page doesn't have.`;
}

interface LastSite {
  readonly folder: string;
  readonly keptFiles: ReadonlySet<string>;
}

/** The files of a site, and the ids of the elements in its pages. */
class WrittenFiles {
  readonly #folder: string;
  readonly #last: LastSite | undefined;
  readonly #ids = new Map<string, ReadonlySet<string>>();

  constructor(folder: string, last: LastSite | undefined) {
    this.#folder = folder;
    this.#last = last;
  }

  /** Returns the file that a host sends for a path. */
  fileAt(path: string): string | undefined {
    const bare = path.replace(/\/$/, '');
    return [`${bare}.html`, `${bare}/index.html`, bare]
      .map((name) => join(this.#folderOf(name), name))
      .find((file) => entryAt(file)?.isFile());
  }

  #folderOf(name: string): string {
    return this.#last?.keptFiles.has(name.slice(1)) ? this.#last.folder : this.#folder;
  }

  /**
   * True if a file has an element with an id. Always true for files other than pages: PDF readers,
   * for example, have anchors of their own.
   */
  has(file: string, id: string): boolean {
    if (!file.endsWith('.html')) return true;
    let ids = this.#ids.get(file);
    if (!ids) this.#ids.set(file, (ids = idsIn(readFileSync(file, 'utf8'))));
    return ids.has(id);
  }
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
