import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as SendItem from '../../../../browser/forms/sendItem.ts';
import { receiveItems } from '../../../../cms/projectHost/receivedItems.ts';
import { json, refusal } from '../../../../cms/projectHost/response.ts';
import { ContractServer } from '../../../projectHost/ContractServer.ts';
import { answering, drop, emptyError, invalidJson } from '../../../projectHost/misbehaviour.ts';
import { fakeSessionStorage } from './fakeSessionStorage.ts';

let host: ContractServer;
let sendItem: (typeof SendItem)['sendItem'];

/** Loads the module again, as after a page load: only session storage remains. */
async function load(): Promise<void> {
  jest.resetModules();
  ({ sendItem } = await import('../../../../browser/forms/sendItem.ts'));
}

beforeEach(async () => {
  globalThis.sessionStorage = fakeSessionStorage();
  host = await ContractServer.start();
  receiveItems(host.backend);
  await load();
});
afterEach(async () => {
  await host.stop();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const message = { name: 'Jonas Beispiel', email: 'jonas@post.example', message: 'Guten Tag!' };
const shown = {
  consent: true,
  consent_version: 'contact-consent-1',
  consent_text: 'Ich willige …',
};
const send = (content: object = message, collection = 'messages') =>
  sendItem(host.url, { project: 'vhm', collection, shown }, content);
async function codeOf(sent: Promise<void>): Promise<string> {
  try {
    await sent;
    return 'arrived';
  } catch (error) {
    const { code, field } = error as { code: string; field?: string };
    return field ? `${code} ${field}` : code;
  }
}
const paths = () => host.requests.map(({ method, path }) => `${method} ${path}`);

it('creates an item with what was filled in and the sentence about privacy, as a visitor', async () => {
  await send();
  expect(paths()).toEqual(['POST /vhm/items/messages']);
  const { body, headers } = host.lastRequest;
  expect(body).toEqual({ ...message, ...shown, key: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-directus-project': 'vhm',
  });
  expect(headers).not.toHaveProperty('authorization');
});

it('sends the same content again as a new item, once it has arrived', async () => {
  await send();
  await send();
  const [first, second] = host.requests.map(({ body }) => (body as { key: string }).key);
  expect(first).not.toBe(second);
});

it('lets the host store no record of the visitor besides the item', async () => {
  await send();
  expect(host.lastRequest.query).toEqual({ activity_skip: '1' });
});

it('a second subscription of an address looks like the first', async () => {
  await send({ email: message.email }, 'subscribers');
  expect(await codeOf(send({ email: message.email }, 'subscribers'))).toBe('arrived');
});

describe('a host that has the key already', () => {
  it('has the message, though its answer was lost before the page was loaded again', async () => {
    host.misbehave(drop);
    expect(await codeOf(send())).toBe('UNREACHABLE');
    const { key } = host.lastRequest.body as { key: string };
    host.backend.put('items/messages', [{ id: 1, key }]);
    await load();
    expect(await codeOf(send())).toBe('arrived');
  });

  it('reports a duplicate of another value, if the office made its field unique', async () => {
    host.backend.keepUnique('items/subscribers', 'key', 'email');
    await send({ email: message.email }, 'subscribers');
    expect(await codeOf(send({ email: message.email }, 'subscribers'))).toBe('DUPLICATE');
  });
});

it.each([
  ['no answer', drop, 'UNREACHABLE'],
  ['an error', emptyError, 'UNREACHABLE'],
  ['half a JSON', invalidJson, 'UNREACHABLE'],
  ['a proxy’s page', answering({ status: 404, type: 'text/html', body: '<h1>' }), 'UNREACHABLE'],
  ['too many requests', answering(json({}, 429)), 'REQUESTS_EXCEEDED'],
  ['no right to create', answering(refusal(403, 301, 'Creating item was denied')), 'FORBIDDEN'],
  [
    'a field that is wrong',
    answering(refusal(422, 4, 'email: This value is not valid.')),
    'INVALID_PAYLOAD email',
  ],
])('%s', async (_name, misbehaviour, code) => {
  host.misbehave(misbehaviour);
  expect(await codeOf(send())).toBe(code);
  // The next attempt sends the same message with the same key.
  const { key } = host.lastRequest.body as { key: string };
  expect(await codeOf(send())).toBe('arrived');
  expect((host.lastRequest.body as { key: string }).key).toBe(key);
});
