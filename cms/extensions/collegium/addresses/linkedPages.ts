import { InvalidPayloadError } from '@directus/errors';
import type { Page as PublishedPage } from '../../../../data/kinds/pages.ts';
import { pagePath } from '../../../../data/routes/addresses.ts';
import { neededPages } from '../../../../data/routes/namedRoutes.ts';
import { defaultLanguage } from '../../../../locales/languages.ts';
import type { Database, Register } from '../directus.ts';
import { redirectTo, redirectToField } from '../../../schema/redirectTo.ts';
import { pathsOfPage, type PageRecord } from '../pageLinks/pathsOfPage.ts';
import { isAdministrator } from './isAdministrator.ts';
import { linkingTexts, listOf } from './linkingTexts.ts';
import { publicationFields, visibilityOf, type Publication } from './visibility.ts';

/**
 * Refuses to delete or withdraw a page that the website needs, or that a menu, a tile or an organisation
 * links to, now or by a date: the build after that would fail. The refusal says where the page is linked. Does not apply to
 * administrators. If only texts link to the page, a page that visitors are redirected to is enough.
 */
export function keepLinkedPages({ filter }: Register): void {
  filter('pages.items.delete', async (payload, _meta, event) => {
    const keys = payload as readonly unknown[];
    if (isAdministrator(event)) return keys;
    const pages = await publicPages(event.database, keys);
    for (const page of pages) await checkUnused(event.database, page, page, pages);
    return keys;
  });

  filter('pages.items.update', async (payload, { keys = [] }, event) => {
    const changes = payload as Partial<Page>;
    const mayHide = [...publicationFields, redirectTo].some((field) => field in changes);
    if (!mayHide || isAdministrator(event)) return changes;
    const pages = await publicPages(event.database, keys);
    for (const page of pages) {
      const next = { ...page, ...changes };
      if (visibilityOf(next) !== 'public' || next.withdraw_on !== null)
        await checkUnused(event.database, page, next, pages);
    }
    return changes;
  });
}

interface Page extends Publication {
  readonly id: number;
  readonly key: PublishedPage['key'];
  readonly redirect_to: string | null;
}

/** No menu can link to a page that is not public: the build would have failed before. */
async function publicPages(database: Database, keys: readonly unknown[]): Promise<readonly Page[]> {
  const pages = await database('pages')
    .whereIn('id', keys as readonly number[])
    .select<Page[]>('id', 'key', redirectTo, ...publicationFields);
  return pages.filter((page) => visibilityOf(page) === 'public');
}

/**
 * @param next the page after the change
 * @param gone all pages that go with it: they may link to each other
 */
async function checkUnused(
  database: Database,
  page: Page,
  next: Page,
  gone: readonly Page[],
): Promise<void> {
  const text = await germanText(database, page);
  // One change may concern several pages.
  const [de, en] = text ? [` „${text.title}“`, ` “${text.title}”`] : ['', ''];
  if (isNeeded(page)) {
    throw new InvalidPayloadError({
      reason:
        `Die Website braucht die Seite${de}. Sie kann geändert, aber weder gelöscht noch zurückgezogen werden. / ` +
        `The website needs the page${en}. It can be changed, but neither deleted nor withdrawn`,
    });
  }
  const uses = await usesOf(database, await pathsOf(database, page, text));
  if (uses.length === 0) {
    await checkTexts(database, next, gone, [de, en]);
    return;
  }
  const [german, english] = [uses.map(({ de }) => de), uses.map(({ en }) => en)];
  throw new InvalidPayloadError({
    reason:
      `Die Seite${de} wird noch gebraucht: ${german.join(', ')}. Nehmen Sie sie zuerst dort heraus. / ` +
      `The page${en} is still in use: ${english.join(', ')}. Remove it there first`,
  });
}

/** Links in texts do not keep a page, but they lead visitors to a 404 without a redirect. */
async function checkTexts(
  database: Database,
  { id, key, redirect_to: successor }: Page,
  gone: readonly Page[],
  [de, en]: readonly [string, string],
): Promise<void> {
  const translations = await database('pages_translations')
    .where('pages_id', id)
    .select<PageRecord['translations']>('language', 'slug');
  const redirects = await database('redirects').select<{ from: string; to: string }[]>(
    'from',
    'to',
  );
  const paths = pathsOfPage({ key, translations }, redirects);
  if (successor && !paths.has(successor)) return;
  const texts = await linkingTexts(database, paths, 'pages', gone);
  if (texts.length === 0) return;
  const names = listOf(texts);
  const { label } = redirectToField;
  throw new InvalidPayloadError({
    reason:
      `Texte verweisen noch auf die Seite${de}: ${names.de}. Ändern Sie diese, oder wählen Sie im Formular der Seite bei „${label.de}“, wohin Besucher kommen sollen. / ` +
      `Texts still link to the page${en}: ${names.en}. Change them, or choose in the form of the page at “${label.en}” where visitors are to get`,
  });
}

function isNeeded({ key }: Pick<Page, 'key'>): boolean {
  return neededPages.some((needed) => needed === key);
}

interface Text {
  readonly slug: string | null;
  readonly title: string;
}

async function germanText(database: Database, page: Pick<Page, 'id'>): Promise<Text | undefined> {
  return database('pages_translations')
    .where('pages_id', page.id)
    .where('language', defaultLanguage)
    .first<Text | undefined>('slug', 'title');
}

/** Returns the page's German path, and the old paths that redirects lead from. */
async function pathsOf(
  database: Database,
  page: Pick<Page, 'key'>,
  text: Text | undefined,
): Promise<ReadonlySet<string>> {
  const path = pagePath(page.key, text?.slug ?? undefined, defaultLanguage);
  if (path === undefined) return new Set();
  const redirects = await database('redirects')
    .where('to', path)
    .select<{ from: string }[]>('from');
  return new Set([path, ...redirects.map(({ from }) => from)]);
}

/** A place that links to a page, in both languages of the interface. */
interface Use {
  readonly de: string;
  readonly en: string;
}

async function usesOf(database: Database, paths: ReadonlySet<string>): Promise<readonly Use[]> {
  const menus = await database<{ id: string; entries: unknown }>('menus').select('id', 'entries');
  const homes = await database('pages')
    .where('key', 'home')
    .select<{ topics: unknown; actions: unknown }[]>('topics', 'actions');
  const organisations = await database<{ name: string; link: string | null }>(
    'organisations',
  ).select('name', 'link');
  return [
    ...menus.flatMap(({ id, entries }) =>
      labelsIn(entries, paths).map((label) => place(menuNames[id] ?? { de: id, en: id }, label)),
    ),
    ...homes.flatMap(({ topics, actions }) =>
      [topics, actions].flatMap((list) => labelsIn(list, paths).map((label) => place(home, label))),
    ),
    ...organisations
      .filter(({ link }) => paths.has(link?.split(/[?#]/)[0] ?? ''))
      .map(({ name }) => place(organisation, name)),
  ];
}

function place({ de, en }: Use, label: string): Use {
  return { de: `${de} › ${label}`, en: `${en} › ${label}` };
}

const menuNames: Readonly<Record<string, Use>> = {
  primary: { de: 'Hauptmenü', en: 'primary menu' },
  footer: { de: 'Fußzeile', en: 'footer' },
};
const home: Use = { de: 'Startseite', en: 'home page' };
const organisation: Use = { de: 'Organisationen', en: 'organisations' };

/** Returns the German labels of all entries that lead to one of the paths, at any depth. */
function labelsIn(list: unknown, paths: ReadonlySet<string>): readonly string[] {
  // Some databases return JSON as text.
  const entries = (typeof list === 'string' ? JSON.parse(list) : list) as readonly Entry[] | null;
  return (entries ?? []).flatMap(({ path, translations, sub, groups }) => [
    ...(path !== undefined && paths.has(path) ? [labelOf(translations)] : []),
    ...labelsIn(sub ?? null, paths),
    ...labelsIn(groups ?? null, paths),
  ]);
}

interface Entry {
  readonly path?: string;
  readonly translations?: readonly Readonly<Record<string, string | undefined>>[];
  readonly sub?: readonly Entry[];
  readonly groups?: readonly Entry[];
}

function labelOf(translations: Entry['translations']): string {
  const { displayName, title, label } =
    translations?.find(({ language }) => language === defaultLanguage) ?? {};
  return displayName ?? title ?? label ?? '';
}
