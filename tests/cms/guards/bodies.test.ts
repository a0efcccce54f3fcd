import { request as begin } from 'node:http';
import { sharedCms } from '../sharedCms.ts';

const cms = await sharedCms();

let editor: string;
let member: string;

beforeAll(async () => {
  editor = await cms.logIn('editor');
  member = await cms.logIn('member');
});

test('a compressed body is refused, and so is one of more than 64 KB from a visitor or member', async () => {
  const query = { query: { fields: ['id'], limit: 1 } };
  const send = async (length: number, bearer?: string) => {
    const body = { ...query, more: 'a'.repeat(length) };
    return (await cms.ask('SEARCH', '/items/news', body, bearer)).status;
  };
  const compressed = { 'content-encoding': 'gzip' };
  const request = { method: 'SEARCH', path: '/items/news', body: query };
  const { status: refused, body: told } = await cms.askFrom(compressed, request);
  expect(refused).toBe(400);
  // Directus itself says that the body is no gzip.
  expect(JSON.stringify(told)).toContain('The body is compressed');
  for (const bearer of [undefined, member]) expect(await send(66_000, bearer)).toBe(400);
  const news = { title: 'a'.repeat(66_000) };
  const { status } = await cms.ask('PATCH', '/items/news/1', { translations: [news] }, editor);
  expect(status).toBeLessThan(500);
});

describe('a long body', () => {
  /** Sends the beginning of a body that does not end. Returns the status of the response. */
  const beginBody = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = begin(`${cms.url}/items/news`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.once('error', reject);
      sent.write('[{},');
    });

  test('of a visitor or member is refused before it has come', async () => {
    const bearers = [[undefined, 400] as const, [member, 400] as const, ['nobody', 401] as const];
    for (const [bearer, status] of bearers) {
      for (const length of [{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }]) {
        for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
          const headers = {
            ...{ 'content-type': type, ...length },
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          };
          expect(await beginBody(headers)).toBe(status);
        }
      }
    }
  });

  test('of an editor is read, up to a megabyte', async () => {
    const search = (length: number) => {
      const query = { fields: ['*'], limit: 1, more: 'a'.repeat(length) };
      return cms.ask('SEARCH', '/items/languages', { query }, editor);
    };
    expect((await search(900_000)).body.data).toHaveLength(1);
    expect((await search(1_100_000)).status).toBe(400);
  });
});
