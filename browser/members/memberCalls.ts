import { directusFiles } from '../../contract/files.ts';
import { ownDataPath } from '../../contract/members/addresses.ts';
import type { MemberPageKey } from '../../contract/members/audiences.ts';
import {
  memberCollections,
  type ChangeRequest,
  type MemberAccount,
  type MemberCalls,
  type MemberDocument,
  type MemberNewsItem,
  type MemberPage,
} from '../../contract/members/content.ts';
import { type Language, memberPages } from '../../locales/languages.ts';
import { BackendError } from '../session/BackendError.ts';
import type { Session } from '../session/Session.ts';
import type { MemberRequest } from '../session/SessionBackend.ts';
import {
  accountRecord,
  checked,
  documentRecords,
  newsRecords,
  pageRecords,
  type DocumentRecord,
  type NewsRecord,
  type PageRecord,
} from './responses.ts';
import { inLanguage } from './inLanguage.ts';

export interface CallsOf {
  readonly language: Language;
  /** The address of the logged-in member. */
  readonly email: string;
}

/** The calls of the members' area to the backend. The session adds the token. */
export function memberCalls(
  session: Pick<Session, 'request' | 'changePassword' | 'endOtherSessions'>,
  { language, email }: CallsOf,
): MemberCalls {
  const items = (collection: string, { filter, ...query }: ItemsQuery) =>
    session.request({
      path: `/items/${collection}`,
      query: { limit: String(maxRecords), ...query },
      ...(filter && { filter }),
    });

  const pages = async (query: ItemsQuery) =>
    checked(pageRecords, await items(memberCollections.pages, query));

  const news = async (query: ItemsQuery) =>
    checked(newsRecords, await items(memberCollections.news, { sort: '-date,-id', ...query }));

  const documents = async () => {
    const query = { sort: '-date,-id', fields: documentFields };
    const records = checked(documentRecords, await items(memberCollections.documents, query));
    return shown(records, (record) => documentOf(record, language));
  };

  return {
    async page(of) {
      const isKey = 'key' in of;
      const filter: ItemsQuery['filter'] = isKey ? ['key', of.key] : slugIs(of.slug);
      const found = await pages({ fields: pageFields + bodyField, filter });
      const inTheirs = shown(found, (record) => pageOf(record, language));
      return isKey ? inTheirs[0] : inTheirs.find(({ slug }) => slug === of.slug);
    },

    async pages() {
      const query = { fields: pageFields, sort: 'id' };
      return shown(await pages(query), (record) => pageOf(record, language));
    },

    async news() {
      return shown(await news({ fields: newsFields }), (record) => newsOf(record, language));
    },

    async newsItem(slug) {
      const query = { fields: newsFields + bodyField, filter: slugIs(slug) };
      return shown(await news(query), (record) => newsOf(record, language)).find(
        (item) => item.slug === slug,
      );
    },

    documents,

    async file(id) {
      const path = `${directusFiles}${encodeURIComponent(id)}` as const;
      const file = await session.request({ path, responseType: 'file' });
      return file as Blob;
    },

    async account(): Promise<MemberAccount> {
      const query = { fields: Object.keys(accountRecord.shape).join() };
      return checked(accountRecord, await session.request({ path: '/users/me', query }));
    },

    async saveAccount(changed) {
      const query = { fields: 'id' };
      await session.request({ method: 'PATCH', path: '/users/me', query, body: changed });
    },

    changePassword: ({ password, otp }, next) =>
      session.changePassword({ email, password, otp }, next),

    async endOtherSessions() {
      const result = await session.endOtherSessions();
      if (result !== 'success') throw new BackendError(result);
    },

    async requestChange(text) {
      const body: ChangeRequest = { text, language };
      await session.request({
        method: 'POST',
        path: `/items/${memberCollections.changeRequests}`,
        query: { fields: 'id' },
        body,
      });
    },

    async ownData() {
      return (await session.request({ path: ownDataPath, responseType: 'file' })) as Blob;
    },

    async all() {
      const [allPages, allNews, allDocuments] = await Promise.all([
        pages({ fields: pageFields + bodyField }),
        news({ fields: newsFields + bodyField }),
        documents(),
      ]);
      return {
        pages: shown(allPages, (record) => pageOf(record, language)),
        news: shown(allNews, (record) => newsOf(record, language)),
        documents: allDocuments,
      };
    },
  };
}

/** More records than an association has; `boundedBody` limits the response's size as well. */
const maxRecords = 500;

const textFields = 'translations.language,translations.title,translations.slug,translations.lead';
const bodyField = ',translations.body';
const pageFields = `key,${textFields}`;
const newsFields = `date,${textFields}`;
const documentFields =
  'id,category,date,file.id,file.filename_download,file.filesize,' +
  'translations.language,translations.title,translations.description';

interface ItemsQuery {
  readonly fields: string;
  readonly sort?: string;
  readonly filter?: MemberRequest['filter'];
}

/**
 * Matches a slug in any language: Directus 11 ignores both of two conditions on one translation.
 */
function slugIs(slug: string): [field: string, value: string] {
  return ['translations.slug', slug];
}

function shown<Item, Shown>(
  records: readonly Item[],
  asShown: (record: Item) => Shown | undefined,
): Shown[] {
  return records.flatMap((record) => asShown(record) ?? []);
}

function pageOf({ key, translations }: PageRecord, language: Language): MemberPage | undefined {
  const spoken = inLanguage(translations, language);
  if (!spoken) return undefined;
  const { texts, title, words } = spoken;
  return {
    key: isPageKey(key) ? key : undefined,
    slug: texts.slug ?? undefined,
    title,
    lead: words(texts.lead),
    body: words(texts.body),
  };
}

function isPageKey(key: string | null): key is MemberPageKey {
  return key !== null && Object.hasOwn(memberPages, key);
}

function newsOf(
  { date, translations }: NewsRecord,
  language: Language,
): MemberNewsItem | undefined {
  const spoken = inLanguage(translations, language);
  // A news item without a slug has no page.
  if (!spoken?.texts.slug) return undefined;
  const { texts, title, words } = spoken;
  return { slug: spoken.texts.slug, date, title, lead: words(texts.lead), body: words(texts.body) };
}

function documentOf(record: DocumentRecord, language: Language): MemberDocument | undefined {
  const { id, category, date, file, translations } = record;
  const spoken = inLanguage(translations, language);
  if (!spoken || !file) return undefined;
  return {
    id,
    category,
    date,
    title: spoken.title,
    description: spoken.words(spoken.texts.description),
    file: { id: file.id, name: file.filename_download, size: file.filesize },
  };
}
