import { directusFile } from '../../contract/files.ts';
import { notFoundName } from '../../contract/siteAddresses.ts';
import {
  liveNewsTexts,
  type LiveNewsItem,
  type LiveNewsText,
  type LivePicture,
} from '../../contract/records.ts';
import type { Words } from '../../contract/labels.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { boundedText } from './boundedText.ts';

/** The parts of a news item's address. */
interface LiveNewsQuery {
  /** The address of the Directus. */
  readonly backend: string;
  readonly section: string;
  readonly language: string;
  readonly slug: string;
}

type LiveNews =
  | { readonly kind: 'found'; readonly item: LiveNewsItem }
  | { readonly kind: 'notFound' | 'unreachable' };

/**
 * Requests a news item that was published after the build, without a token or cookies, so that the
 * backend's rules for the public apply.
 *
 * @param timeout in ms; a dead connection must not keep visitors waiting for ever
 */
export async function liveNews(query: LiveNewsQuery, timeout = 10_000): Promise<LiveNews> {
  if (query.slug === notFoundName || !possibleSlug.test(query.slug)) return { kind: 'notFound' };
  try {
    const response = await fetch(addressOf(query), {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    const { data } = JSON.parse(await boundedText(response)) as { data?: unknown };
    if (!response.ok || !Array.isArray(data)) return { kind: 'unreachable' };
    const found = (data as BackendNews[]).find(
      (record) => translationIn(record, query)?.slug === query.slug,
    );
    return found ? { kind: 'found', item: itemOf(found, query) } : { kind: 'notFound' };
  } catch {
    // A broken connection, a response that is too long, no JSON, or not the response of our Directus.
    return { kind: 'unreachable' };
  }
}

/** The slugs that an editor may choose; the build names the 404 page. */
const possibleSlug = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/**
 * Requests a slug in any language: Directus 11 ignores both of two conditions on one translation.
 */
function addressOf({ backend, section, slug }: LiveNewsQuery): string {
  const query = new URLSearchParams({
    filter: JSON.stringify({
      _and: [{ section: { _eq: section } }, { translations: { slug: { _eq: slug } } }],
    }),
    fields: [
      ...['date', 'author', 'image.id', 'image.type', 'image.width', 'image.height'],
      ...['language', 'slug', 'image_alt', ...liveNewsTexts].map(
        (field) => `translations.${field}`,
      ),
    ].join(),
    deep: JSON.stringify({ translations: { _limit: -1 } }),
    // The same word may be a slug in each language.
    limit: '10',
  });
  return `${backend}/items/news?${query}`;
}

type Translation = Readonly<Partial<Record<string, string | null>>>;

interface BackendNews {
  readonly date: string;
  readonly author?: string | null;
  readonly image?: {
    readonly id: string;
    readonly type: string;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
  readonly translations: readonly Translation[];
}

/** @throws if the response can't be shown */
function itemOf(record: BackendNews, query: LiveNewsQuery): LiveNewsItem {
  const { date, author, image } = record;
  const { backend } = query;
  const own = translationIn(record, query);
  const german = translationIn(record, { language: defaultLanguage });
  const text = (field: LiveNewsText | 'image_alt'): Words | undefined =>
    own?.[field] || standIn(german?.[field]);
  const title = text('title');
  if (!title || !dayPattern.test(date)) throw new Error('No item.');
  const texts = Object.fromEntries(liveNewsTexts.map((field) => [field, text(field)])) as Record<
    LiveNewsText,
    Words | undefined
  >;
  return {
    ...{ ...texts, title },
    date,
    author: author ?? undefined,
    picture: image ? pictureOf(image, backend, text('image_alt')) : undefined,
  };
}

function translationIn(
  { translations }: BackendNews,
  { language }: Pick<LiveNewsQuery, 'language'>,
): Translation | undefined {
  return translations.find((entry) => entry.language === language);
}

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function standIn(german: string | null | undefined): Words | undefined {
  return german ? { text: german, lang: defaultLanguage } : undefined;
}

/**
 * Undefined for a picture without a known size, such as some drawings: it would shift the page's
 * layout.
 */
function pictureOf(
  { id, type, width, height }: NonNullable<BackendNews['image']>,
  backend: string,
  alt: Words | undefined,
): LivePicture | undefined {
  if (!width || !height) return undefined;
  const file = directusFile(backend, id);
  return { file, width, height, isDrawing: type === 'image/svg+xml', alt };
}
