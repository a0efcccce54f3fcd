import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveNews } from '../../../../browser/requests/liveNews.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A backend that records its requests and gives the response that a test sets. */
let server: Server;
let backend: string;
let answer: Answer;
let requests: IncomingMessage[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const says = (body: unknown, status = 200): Answer => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
  };
};

const german = {
  ...{ language: 'de', slug: 'neu', title: 'Neu', lead: 'Ganz neu.', body: '<p>Text</p>' },
  image_alt: 'Ein Haus',
};
const item = {
  date: '2026-11-21',
  author: null,
  image: { id: 'a1', type: 'image/jpeg', width: 1200, height: 600 },
  translations: [
    german,
    { language: 'en', slug: 'new', title: 'New', lead: null, body: '', image_alt: 'A house' },
  ],
};

const ask = (slug = 'neu', language = 'de', patience?: number) =>
  liveNews({ backend, section: 'news', language, slug }, patience);

describe('an item that was published since the build', () => {
  it('is found by section, language and slug', async () => {
    answer = says({ data: [item] });
    expect(await ask()).toEqual({
      kind: 'found',
      item: {
        date: '2026-11-21',
        author: undefined,
        title: 'Neu',
        lead: 'Ganz neu.',
        body: '<p>Text</p>',
        picture: {
          file: `${backend}/assets/a1`,
          width: 1200,
          height: 600,
          isDrawing: false,
          alt: 'Ein Haus',
        },
      },
    });
    const { pathname, searchParams } = new URL(requests[0]!.url!, backend);
    expect(pathname).toBe('/items/news');
    expect(JSON.parse(searchParams.get('filter')!)).toEqual({
      _and: [{ section: { _eq: 'news' } }, { translations: { slug: { _eq: 'neu' } } }],
    });
    expect(searchParams.get('limit')).toBe('10');
  });

  it('is not another item, of which the slug is that of another language', async () => {
    answer = says({ data: [{ ...item, translations: [] }] });
    expect(await ask()).toEqual({ kind: 'notFound' });
  });

  it('is asked for as everybody may', async () => {
    answer = says({ data: [] });
    await ask();
    expect(requests[0]!.method).toBe('GET');
    expect(Object.keys(requests[0]!.headers)).not.toContain('authorization');
    expect(requests[0]!.url).not.toContain('token');
  });

  it('has German words where it is not translated, which say so', async () => {
    answer = says({ data: [item] });
    expect(await ask('new', 'en')).toMatchObject({
      item: {
        title: 'New',
        lead: { text: 'Ganz neu.', lang: 'de' },
        body: { text: '<p>Text</p>', lang: 'de' },
        picture: { alt: 'A house' },
      },
    });
  });

  it('goes without a picture, or with one of which no size is known', async () => {
    answer = says({ data: [{ ...item, image: null }] });
    expect(await ask()).toMatchObject({ kind: 'found', item: { picture: undefined } });
    answer = says({ data: [{ ...item, image: { ...item.image, width: null } }] });
    expect(await ask()).toMatchObject({ kind: 'found', item: { picture: undefined } });
  });
});

describe('an item that there is not', () => {
  it('is not found: it was never there, or is a draft, of which the backend says nothing', async () => {
    answer = says({ data: [] });
    expect(await ask()).toEqual({ kind: 'notFound' });
  });

  it.each(['', '404', 'Gross', '../../users/me', 'a b', 'a//b', 'neu?fields=*'])(
    'is not even asked for where “%s” can be no slug',
    async (slug) => {
      answer = says({ data: [item] });
      expect(await ask(slug)).toEqual({ kind: 'notFound' });
      expect(requests).toEqual([]);
    },
  );
});

describe('a backend', () => {
  it.each<[string, Answer]>([
    ['fails', says({ errors: [{ message: 'oh' }] }, 500)],
    ['is too busy', says({ errors: [{ message: 'later' }] }, 429)],
    ['lets nobody read', says({ errors: [{ message: 'forbidden' }] }, 403)],
    ['answers with a page', says('<h1>Welcome to our network</h1>')],
    ['answers with other data', says({ data: { id: 1 } })],
    ['answers with no data', says('null')],
    ['answers with half an item', says({ data: [{ date: '2026-11-21' }] })],
    ['answers with a day that there is not', says({ data: [{ ...item, date: '2026-13-41' }] })],
    ['hangs up', (_, response) => response.destroy()],
  ])('that %s is not reached', async (_, badly) => {
    answer = badly;
    expect(await ask()).toEqual({ kind: 'unreachable' });
  });

  it('that says more than a page can use is given up, before it has said all', async () => {
    const givenUp = Promise.withResolvers<boolean>();
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.on('close', () => givenUp.resolve(!response.writableFinished));
      response.write(`{"data":[${JSON.stringify(item)}],"more":"`);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(64_000)));
      };
      response.on('drain', pour);
      pour();
    };
    expect(await ask()).toEqual({ kind: 'unreachable' });
    expect(await givenUp.promise).toBe(true);
  });

  it('that does not answer at all is given up', async () => {
    answer = () => undefined;
    expect(await ask('neu', 'de', 50)).toEqual({ kind: 'unreachable' });
  });
});
