import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createPlainServer, type AddressInfo, type Socket } from 'node:net';
import { checkLink } from '../../../../../../cms/extensions/collegium/deadLinks/checkLink.ts';

/* Another website may be hostile. Each server here is in this computer's network, so tests name it as allowed. */

let servers: (Server | ReturnType<typeof createPlainServer>)[] = [];
let sockets: Socket[] = [];
let asked: string[] = [];

async function listen(server: (typeof servers)[number]): Promise<string> {
  servers.push(server);
  server.on('connection', (socket: Socket) => sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const website = (answer: RequestListener) =>
  listen(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    }),
  );

/** A server that writes what is no HTTP of Node's making. */
const plain = (write: (socket: Socket) => void) => listen(createPlainServer(write));

const check = (host: string, path = '/', timeout = 500) =>
  checkLink(`http://${host}${path}`, { ownHost: host, timeout });

beforeEach(() => {
  [servers, sockets, asked] = [[], [], []];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
});

const fine = { hasAnswered: true };
const failed = (failure: string, hasAnswered = false) => ({ hasAnswered, failure });

describe('a website', () => {
  test('that answers is asked for its headers, by a program that names itself', async () => {
    const seen: unknown[] = [];
    const host = await website(({ headers }, response) => {
      seen.push(headers);
      response.end();
    });
    expect(await check(host, '/a?b=1')).toEqual(fine);
    expect(asked).toEqual(['HEAD /a?b=1']);
    expect(seen).toEqual([
      {
        ...{ 'user-agent': 'Collegium (checks links, once a day)', accept: '*/*' },
        ...{ host, connection: 'keep-alive' },
      },
    ]);
  });

  test.each([404, 405, 501, 500])(
    'that refuses HEAD with %d is asked as by a browser',
    async (status) => {
      const host = await website(({ method }, response) => {
        response.writeHead(method === 'HEAD' ? status : 200).end();
      });
      expect(await check(host)).toEqual(fine);
      expect(asked).toEqual(['HEAD /', 'GET /']);
    },
  );

  test('that has no such page has answered', async () => {
    const host = await website((_request, response) => response.writeHead(404).end());
    expect(await check(host)).toEqual(failed('notFound', true));
  });

  test('is followed to where it redirects', async () => {
    const host = await website(({ url }, response) => {
      if (url === '/') response.writeHead(302, { Location: '/neu' }).end();
      else response.writeHead(410).end();
    });
    expect(await check(host)).toEqual(failed('gone', true));
  });

  test('that accepts no connection is not there', async () => {
    const host = await website(() => undefined);
    await new Promise((resolve) => servers.pop()!.close(resolve));
    expect(await check(host)).toEqual(failed('refused'));
  });
});

describe('this computer’s network is not asked', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]'])(
    'as %s',
    async (name) => {
      const host = await website((_request, response) => response.end());
      const port = host.split(':')[1]!;
      expect(await checkLink(`http://${name}:${port}/`)).toBe('unclear');
      expect(await checkLink(`http://${name}/`)).toBe('unclear');
      expect(asked).toEqual([]);
    },
  );

  test('by a redirect, to another name or another port', async () => {
    const host = await website(({ url = '' }, response) =>
      response.writeHead(302, { Location: decodeURIComponent(url.slice(1)) }).end(),
    );
    const other = await website((_request, response) => response.end());
    const inside = [
      `http://${other}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
    ];
    for (const target of [...inside, 'file:///etc/passwd', 'http://198.51.100.7:25/']) {
      expect(await check(host, `/${encodeURIComponent(target)}`)).toBe('unclear');
    }
    expect(asked.filter((line) => line.endsWith(' /'))).toEqual([]);
  });
});

describe('a hostile website ends nothing and keeps nobody waiting:', () => {
  test('redirects without end', async () => {
    const host = await website(({ url }, response) =>
      response.writeHead(302, { Location: `${url}x` }).end(),
    );
    expect(await check(host)).toBe('unclear');
    // Ten redirects after the first request, by each method.
    expect(asked).toHaveLength(22);
  });

  test('a body without end is not read', async () => {
    let written = 0;
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const host = await website(({ method }, response) => {
      if (method === 'HEAD') {
        response.writeHead(405).end();
        return;
      }
      const part = Buffer.alloc(1_000_000);
      const write = () => {
        while (!response.destroyed && response.write(part)) written += part.length;
        written += part.length;
      };
      response.on('drain', write).on('close', close);
      write();
    });
    expect(await check(host, '/', 2000)).toEqual(fine);
    await closed;
    // The buffers of both ends of the connection.
    expect(written).toBeLessThan(20_000_000);
  });

  test.each<[string, (socket: Socket) => void, unknown]>([
    ['no answer', () => undefined, failed('silent')],
    ['a byte at a time', (socket) => drip(socket, () => 'H'), 'unclear'],
    [
      'headers without end',
      (socket) => drip(socket, (n) => (n ? `A${n}: b\r\n` : ok)),
      failed('silent'),
    ],
    [
      'early hints without end',
      (socket) => drip(socket, () => 'HTTP/1.1 103 Hints\r\n\r\n'),
      failed('silent'),
    ],
    [
      'a huge header',
      (socket) => socket.write(`${ok}A: ${'x'.repeat(100_000)}\r\n\r\n`),
      'unclear',
    ],
    ['a status of four digits', (socket) => socket.end('HTTP/1.1 9999 No\r\n\r\n'), 'unclear'],
    [
      'a status that is none',
      (socket) => socket.end('HTTP/1.1 099 No\r\nContent-Length: 0\r\n\r\n'),
      fine,
    ],
    ['another protocol', (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'), 'unclear'],
    ['a change of the protocol', (socket) => socket.end(switching), 'unclear'],
    ['a closed connection', (socket) => socket.destroy(), 'unclear'],
  ])('%s', async (_name, write, outcome) => {
    const start = performance.now();
    expect(await check(await plain(write))).toEqual(outcome);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  const ok = 'HTTP/1.1 200 OK\r\n';
  const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';

  function drip(socket: Socket, part: (count: number) => string): void {
    let count = 0;
    const timer = setInterval(() => socket.write(part(count++)), 10);
    socket.on('close', () => clearInterval(timer));
  }
});
