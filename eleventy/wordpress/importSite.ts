import { z } from 'zod';
import { inSmallLetters, redirectSource } from '../../data/fields/hostAddress.ts';
import { hidesFile } from '../../data/routes/SitePaths.ts';
import type { ContentFiles } from '../../data/starter/writeProject.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { bodyHtml, type NewAddresses } from './bodyHtml.ts';
import { nameOf, type ImportReport } from './ImportReport.ts';
import { importedMenu } from './importedMenu.ts';
import { Media, type OldFile } from './Media.ts';
import { NewAddressBook, type NewPage } from './NewAddressBook.ts';
import { plainText } from './plainText.ts';
import type { ExportedItem, WordPressExport } from './readExport.ts';
import type { ReadFile } from './readFile.ts';

interface ImportPlaces {
  /** The content of a new project, which the import completes. */
  readonly starter: ContentFiles;
  /** The folder in which pictures and documents are stored. */
  readonly contentFolder: string;
  readonly read: ReadFile;
  readonly report: ImportReport;
  /** The date, such as 2026-11-26. */
  readonly today: string;
  /** Called while files are fetched. */
  readonly progress: (done: number, all: number) => void;
}

/**
 * Turns an export of WordPress into content: published pages and posts, the pictures and documents that they
 * name, the main menu, and a redirect from each old address.
 */
export async function importSite(
  exported: WordPressExport,
  { starter, contentFolder, read, report, today, progress }: ImportPlaces,
): Promise<ContentFiles> {
  const records = publishedRecords(exported, report);
  const book = new NewAddressBook(exported, records, starter, report);
  const media = new Media(ofType(exported, 'attachment'), exported.address, contentFolder);

  const needed = neededFiles(records, media);
  await media.fetch(needed, read, report, (done) => progress(done, needed.length));

  const pages = book.pages.filter(({ item }) => item.type === 'page');
  const posts = book.pages.filter(({ item }) => item.type === 'post');
  const menuItems = [...ofType(exported, 'nav_menu_item'), ...pages.map(({ item }) => item)];
  const entries = importedMenu(menuItems, book, report);
  const write = { book, media, report, today, authors: exported.authors };
  const nameOf = fileNames(starter);
  const files: [string, unknown][] = [
    ...pages.map((one): [string, unknown] => [nameOf('pages', one), page(one, write)]),
    ...posts.map((one): [string, unknown] => [nameOf('news', one), news(one, write)]),
    ['redirects.json', redirects(needed, write)],
  ];
  if (entries.length > 0) files.push(['menus.json', withPrimary(starter, entries)]);
  const written = new Map(
    files.map(([name, value]) => [name, `${JSON.stringify(value, undefined, 2)}\n`]),
  );
  const kept = [...starter].filter(
    ([name]) => !written.has(name) && !(posts.length > 0 && name.startsWith('news/')),
  );
  // The starter's files come last, since `project.json` at their end makes a project complete.
  return new Map([...written, ...kept]);
}

/** Returns the pages and posts that everybody can read. Reports all others, and what else is left out. */
function publishedRecords({ items }: WordPressExport, report: ImportReport): ExportedItem[] {
  const texts = items.filter(({ type }) => type === 'page' || type === 'post');
  for (const item of texts) {
    if (item.isLocked) report.add(nameOf(item), 'It has a password, so it was left out.');
    else if (item.status !== 'publish') {
      report.add(nameOf(item), `It is not published (${item.status}), so it was left out.`);
    }
  }
  const others = Map.groupBy(
    items.filter(({ type }) => !known.has(type)),
    ({ type }) => type,
  );
  for (const [type, { length }] of others) {
    report.add('Other records', `Left out: ${length} of the type "${type}".`);
  }
  const comments = items.reduce((sum, item) => sum + item.comments, 0);
  if (comments > 0) report.add('Comments', `Left out: ${comments}. Collegium has no comments.`);
  return texts.filter(({ status, isLocked }) => status === 'publish' && !isLocked);
}

const known = new Set(['page', 'post', 'attachment', 'nav_menu_item']);

function ofType({ items }: WordPressExport, type: string): ExportedItem[] {
  return items.filter((item) => item.type === type);
}

/** Returns the files that pages and posts name, each once. Most media libraries have many files that nobody sees. */
function neededFiles(records: readonly ExportedItem[], media: Media): OldFile[] {
  // The conversion of a text asks for all its pictures and links, so here it is only listened to.
  const needed = new Set<OldFile>();
  const take = (id: string | undefined, address: string) => {
    const file = media.find(id, address);
    if (file) needed.add(file);
    return undefined;
  };
  const finding: NewAddresses = {
    link: (address) => take(undefined, address),
    enlarges: () => false,
    picture: take,
  };
  for (const { body, meta } of records) {
    take(meta.get('_thumbnail_id'), '');
    bodyHtml(body, finding, () => {});
  }
  return [...needed];
}

interface Writing {
  readonly book: NewAddressBook;
  readonly media: Media;
  readonly report: ImportReport;
  readonly today: string;
  /** The display names of people, by their login names. */
  readonly authors: ReadonlyMap<string, string>;
}

function page(one: NewPage, writing: Writing) {
  return { key: 'content', translations: [texts(one, writing)] };
}

function news(one: NewPage, writing: Writing) {
  const { item } = one;
  const { media, authors, report } = writing;
  const date = dayOf(item, writing);
  const author = authors.get(item.author)?.trim() || item.author;
  const picture = media.picture(item.meta.get('_thumbnail_id'), '');
  if (picture && picture.alt === '') {
    report.add(nameOf(item), `${picture.address} needs a description to be its picture.`);
  }
  const isShown = picture !== undefined && picture.alt !== '';
  return {
    date,
    ...(author !== '' && { author }),
    ...(isShown && { image: { file: picture.address.replace('/images/', '') } }),
    translations: [{ ...texts(one, writing), ...(isShown && { image_alt: picture.alt }) }],
  };
}

/** The day of a post. Lists of news are sorted by it, so a post without one gets today's date. */
function dayOf(item: ExportedItem, { today, report }: Writing): string {
  const [day = ''] = item.date.split(' ');
  if (z.iso.date().safeParse(day).success) return day;
  report.add(nameOf(item), `It has no date, so it has that of the import, ${today}.`);
  return today;
}

function texts({ item, slug, title }: NewPage, { book, media, report }: Writing) {
  const itemName = nameOf(item);
  const addresses: NewAddresses = {
    link: (address) => {
      const file = media.shownAt(address);
      return (file && media.address(file)) ?? book.addressAt(address);
    },
    enlarges: (address) => media.shownAt(address) !== undefined,
    picture: (id, address) => media.picture(id, address),
  };
  const body = bodyHtml(item.body, addresses, (text) => report.add(itemName, `Missing: ${text}.`));
  const excerpt = plainText(item.excerpt);
  const description =
    metaDescription(item) || excerpt || shortened(plainText(body.replaceAll('<', ' <')));
  if (description === '') report.add(itemName, 'It has no text, so its description is its title.');
  return {
    language: defaultLanguage,
    slug,
    title,
    description: description || title,
    ...(item.tags.length > 0 && { keywords: item.tags.map(plainText).join(', ') }),
    ...(excerpt !== '' && { lead: excerpt }),
    ...(body !== '' && { body }),
  };
}

/** The description for search engines that the plugin Yoast SEO or Rank Math has stored. */
function metaDescription({ meta }: ExportedItem): string {
  return plainText(meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description') ?? '');
}

const longestDescription = 150;

function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')} …`;
}

/** Redirects from the old addresses of pages, posts and documents. */
function redirects(files: readonly OldFile[], { book, media, report }: Writing) {
  const moved = [
    ...book.pages.map(({ item, path }) => ({ old: item.link, to: path })),
    ...files.flatMap((file) => {
      const to = media.address(file);
      return to?.startsWith('/files/') ? [{ old: file.address, to }] : [];
    }),
  ];
  const seen = new Set<string>();
  return moved.flatMap(({ old, to }) => {
    if (book.isStartPage(old)) return [];
    const path = book.oldPath(old) ?? '';
    // With `/*` at its end, all pages below would be redirected.
    const from = path.includes('*') ? undefined : redirectSource(path);
    if (from === undefined) {
      report.add('Old addresses', `${old} can't lead to ${to}: only a path can be redirected.`);
      return [];
    }
    const key = inSmallLetters(from);
    if (hidesFile(from) || book.isFileOfPage(key)) {
      report.add('Old addresses', `${old} can't lead to ${to}: this website has a file there.`);
      return [];
    }
    if (book.isTaken(key) || seen.has(key)) return [];
    seen.add(key);
    return [{ sort: seen.size, from, to, permanent: true }];
  });
}

function withPrimary(starter: ContentFiles, entries: readonly object[]): unknown {
  const menus = JSON.parse(starter.get('menus.json') ?? '[]') as readonly { readonly id: string }[];
  return menus.map((menu) => (menu.id === 'primary' ? { ...menu, entries } : menu));
}

/** Returns a function that names the files of pages and posts. No two have the same. */
function fileNames(starter: ContentFiles): (folder: string, page: NewPage) => string {
  const taken = new Set(starter.keys());
  return (folder, { slug }) => {
    const stem = `${folder}/${slug.replaceAll('/', '--')}`;
    let name = `${stem}.json`;
    for (let count = 2; taken.has(name); count += 1) name = `${stem}--${count}.json`;
    taken.add(name);
    return name;
  };
}
