import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { postToEndpoint } from '../../../../browser/forms/postToEndpoint.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let answer: Answer;
let requests: IncomingMessage[];
let bodies: Promise<string>[];

beforeEach(async () => {
  requests = [];
  bodies = [];
  server = createServer((request, response) => {
    requests.push(request);
    bodies.push(text(request));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const says = (body: unknown, status = 200): Answer => {
  const said = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(said);
  };
};
const refuses = (extensions: unknown, status = 400) =>
  says({ errors: [{ message: 'No.', extensions }] }, status);

const ask = (patience?: number) =>
  postToEndpoint(url, '/collegium/messages', { name: 'Ä' }, patience);

it('writes as everybody, and says no more than it has to', async () => {
  answer = says({ data: { outcome: 'stored' } });
  await expect(ask()).resolves.toBe('stored');
  const [request] = requests;
  expect(request!.method).toBe('POST');
  expect(request!.url).toBe('/collegium/messages');
  expect(request!.headers['content-type']).toBe('application/json');
  for (const header of ['authorization', 'cookie', 'referer']) {
    expect(request!.headers).not.toHaveProperty(header);
  }
  expect(JSON.parse((await bodies[0])!)).toEqual({ name: 'Ä' });
});

describe('a refusal', () => {
  it('has its code, its field and its pause', async () => {
    answer = refuses({ code: 'INVALID_PAYLOAD', field: 'email' });
    await expect(ask()).rejects.toMatchObject({ code: 'INVALID_PAYLOAD', field: 'email' });
    answer = refuses({ code: 'REQUESTS_EXCEEDED', reset: 1500 }, 429);
    await expect(ask()).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED', reset: 1500 });
  });

  it('has no field and no pause of the wrong type', async () => {
    answer = refuses({ code: 'TOO_EARLY', field: { email: 1 }, reset: '2 s' }, 425);
    await expect(ask()).rejects.toMatchObject({
      code: 'TOO_EARLY',
      field: undefined,
      reset: undefined,
    });
    answer = refuses({ code: 'TOO_EARLY', reset: -1 }, 425);
    await expect(ask()).rejects.toMatchObject({ reset: undefined });
  });
});

describe('an endpoint', () => {
  it.each<[string, Answer]>([
    ['answers with a page', says('<h1>Welcome to our network</h1>')],
    ['answers with nothing', says('')],
    ['answers with null', says('null')],
    ['answers with other data', says({ data: [] })],
    ['answers with an outcome that there is not', says({ data: { outcome: 'sold' } })],
    ['answers with an inherited name for an outcome', says({ data: { outcome: 'toString' } })],
    ['fails with a page', says('<h1>502</h1>', 502)],
    ['fails with an outcome', says({ data: { outcome: 'stored' } }, 500)],
    ['refuses by a code that there is not', refuses({ code: 'EVIL' })],
    ['refuses by an inherited name', refuses({ code: 'constructor' })],
    ['refuses without a code', refuses(null)],
    ['refuses without errors', says({ errors: {} }, 400)],
    ['refuses with errors of nothing', says({ errors: [null] }, 400)],
    ['leads elsewhere', (_, response) => response.writeHead(307, { Location: '/x' }).end()],
    ['hangs up', (_, response) => response.destroy()],
    ['pours', (_, response) => pour(response)],
  ])('that %s is not reached', async (_, badly) => {
    answer = badly;
    await expect(ask()).rejects.toMatchObject({ name: 'EndpointError', code: 'UNREACHABLE' });
    // A redirect is not followed automatically: it would send the visitor's input to another
    // address.
    expect(requests).toHaveLength(1);
  });

  it('that does not answer is given up', async () => {
    answer = () => undefined;
    await expect(ask(50)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('that is not there is not reached', async () => {
    await expect(postToEndpoint('http://127.0.0.1:1', '/', {})).rejects.toMatchObject({
      code: 'UNREACHABLE',
    });
  });
});

/** Sends up to 10 MB, until the client closes the connection. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(`{"data":{"outcome":"stored"},"more":"${'x'.repeat(10_000_000)}"}`);
}
