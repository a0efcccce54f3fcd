import { memberCalls } from '../../../../browser/members/memberCalls.ts';
import { BackendError } from '../../../../browser/session/BackendError.ts';
import type { MemberRequest } from '../../../../browser/session/SessionBackend.ts';
import type { Language } from '../../../../locales/languages.ts';

/** A session that returns the given response for each path, and records its requests. */
function session(answers: Readonly<Record<string, unknown>>) {
  const asked: MemberRequest[] = [];
  return {
    asked,
    request: (request: MemberRequest) => {
      asked.push(request);
      return Promise.resolve(answers[request.path]);
    },
    changePassword: jest.fn(() => Promise.resolve('success')),
    endOtherSessions: jest.fn(() => Promise.resolve('success')),
  };
}

function callsOn(answers: Readonly<Record<string, unknown>>, language: Language = 'de') {
  const backend = session(answers);
  const calls = memberCalls(backend, { language, email: 'ada@example.org' });
  return { ...backend, calls };
}

const german = { language: 'de', title: 'Rechtsrat', slug: 'rechtsrat', lead: null, body: '<p>A' };
const french = { ...german, language: 'fr', title: 'Conseil', slug: 'conseil', lead: 'Bref' };
const page = { key: 'legalAdvice', audience: 'vhm', translations: [german, french] };
const news = { date: '2026-11-20', translations: [german, french] };
const document = {
  id: 7,
  category: 'forms',
  date: '2026-11-18',
  file: {
    id: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01',
    filename_download: 'vertrag.pdf',
    filesize: '148200',
  },
  translations: [{ language: 'de', title: 'Vertrag', description: null }],
};

describe('memberCalls', () => {
  it('asks for a page by its key', async () => {
    const { calls, asked } = callsOn({ '/items/member_pages': [page] });
    expect(await calls.page({ key: 'legalAdvice' })).toEqual({
      ...{ key: 'legalAdvice', slug: 'rechtsrat', title: 'Rechtsrat', body: '<p>A' },
      lead: undefined,
    });
    expect(asked[0]!.filter).toEqual(['key', 'legalAdvice']);
  });

  it('asks for a page by its slug, and takes that of another language for none', async () => {
    const answers = { '/items/member_pages': [{ ...page, key: null }] };
    expect(await callsOn(answers).calls.page({ slug: 'rechtsrat' })).toBeDefined();
    expect(await callsOn(answers).calls.page({ slug: 'conseil' })).toBeUndefined();
    const inFrench = await callsOn(answers, 'fr').calls.page({ slug: 'conseil' });
    expect(inFrench).toMatchObject({ title: 'Conseil', lead: 'Bref', key: undefined });
  });

  it('gives German where a translation is missing, and marks it', async () => {
    const { calls } = callsOn({ '/items/member_news': [news] }, 'en');
    expect(await calls.news()).toEqual([
      {
        ...{ slug: 'rechtsrat', date: '2026-11-20', lead: undefined },
        title: { text: 'Rechtsrat', lang: 'de' },
        body: { text: '<p>A', lang: 'de' },
      },
    ]);
    expect(await calls.newsItem('rechtsrat')).toBeDefined();
    expect(await calls.newsItem('conseil')).toBeUndefined();
  });

  it('leaves out what nobody could read: no title, no address, no file', async () => {
    const untitled = { ...news, translations: [{ ...german, title: ' ' }] };
    const unaddressed = { ...news, translations: [{ ...german, slug: null }] };
    const { calls } = callsOn({
      '/items/member_news': [untitled, unaddressed, { ...news, translations: [] }],
      '/items/member_documents': [{ ...document, file: null }, document],
    });
    expect(await calls.news()).toEqual([]);
    expect(await calls.documents()).toEqual([
      {
        ...{ id: 7, category: 'forms', date: '2026-11-18', title: 'Vertrag' },
        description: undefined,
        file: { id: document.file.id, name: 'vertrag.pdf', size: 148_200 },
      },
    ]);
  });

  it.each([
    ['a page of HTML', '<!doctype html>'],
    ['nothing', undefined],
    ['null', null],
    ['an object', { data: [] }],
    ['a list of texts', ['a']],
    ['a day that is none', [{ ...news, date: '20.11.2026' }]],
    ['a day with more behind it', [{ ...news, date: '2026-11-20<script>' }]],
    ['texts that are numbers', [{ ...news, translations: [{ ...german, title: 4 }] }]],
    ['texts that are objects', [{ ...news, translations: [{ ...german, lead: {} }] }]],
    ['no translations', [{ date: '2026-11-20' }]],
  ])('takes %s for no answer', async (_, answer) => {
    const { calls } = callsOn({ '/items/member_news': answer });
    await expect(calls.news()).rejects.toEqual(new BackendError('UNREACHABLE'));
  });

  it.each([
    ['a kind that is none', { ...document, category: '__proto__' }],
    ['a path for a file', { ...document, file: { ...document.file, id: '../users/me' } }],
    ['a size that is none', { ...document, file: { ...document.file, filesize: 'big' } }],
    ['a size below nothing', { ...document, file: { ...document.file, filesize: '-1' } }],
  ])('takes a document with %s for no answer', async (_, answer) => {
    const { calls } = callsOn({ '/items/member_documents': [answer] });
    await expect(calls.documents()).rejects.toEqual(new BackendError('UNREACHABLE'));
  });

  it('knows only its own keys', async () => {
    const { calls } = callsOn({ '/items/member_pages': [{ ...page, key: 'constructor' }] });
    expect(await calls.pages()).toMatchObject([{ key: undefined }]);
  });

  it('loads a file as the member, and by nothing but its id', async () => {
    const file = new Blob(['%PDF-']);
    const { calls, asked } = callsOn({ '/assets/a%2F..%2Fb': file });
    expect(await calls.file('a/../b')).toBe(file);
    expect(asked).toEqual([{ path: '/assets/a%2F..%2Fb', responseType: 'file' }]);
  });

  it('loads what is stored of the member as a file', async () => {
    const file = new Blob(['{}']);
    const { calls, asked } = callsOn({ '/collegium/account/data': file });
    expect(await calls.ownData()).toBe(file);
    expect(asked).toEqual([{ path: '/collegium/account/data', responseType: 'file' }]);
  });

  it('writes what a member changes, asks and ends', async () => {
    const { calls, asked, changePassword, endOtherSessions } = callsOn({});
    await calls.saveAccount({ city: 'Bern' });
    await calls.requestChange('Neuer Name');
    await calls.endOtherSessions();
    await calls.changePassword({ password: 'old' }, 'new');
    expect(asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'PATCH', path: '/users/me', body: { city: 'Bern' } },
      {
        ...{ method: 'POST', path: '/items/change_requests' },
        body: { text: 'Neuer Name', language: 'de' },
      },
    ]);
    expect(endOtherSessions).toHaveBeenCalledTimes(1);
    expect(changePassword).toHaveBeenCalledWith(
      { email: 'ada@example.org', password: 'old', otp: undefined },
      'new',
    );
  });

  it('tells that the other sessions could not be ended', async () => {
    const { calls, endOtherSessions } = callsOn({});
    endOtherSessions.mockResolvedValue('REQUESTS_EXCEEDED');
    await expect(calls.endOtherSessions()).rejects.toEqual(new BackendError('REQUESTS_EXCEEDED'));
  });

  it('fetches all that is searched, and sends no query', async () => {
    const { calls, asked } = callsOn({
      '/items/member_pages': [page],
      '/items/member_news': [news],
      '/items/member_documents': [document],
    });
    const { pages, news: items, documents } = await calls.all();
    expect([pages.length, items.length, documents.length]).toEqual([1, 1, 1]);
    expect(asked.flatMap(({ query }) => Object.keys(query!))).not.toContain('search');
    expect(asked.flatMap(({ query }) => Object.keys(query!))).not.toContain('filter');
  });
});
