import { expect, it } from '@jest/globals';
import type { EndpointErrorCode } from '../../../../../../../contract/forms/endpoints.ts';
import { Refusal } from '../../../../../../../cms/extensions/collegium/forms/endpoint/Refusal.ts';
import {
  askEndpoint,
  newMessage,
  sendMessage,
  site,
  type EndpointAnswer,
} from '../../../../../../cms/forms/endpoint.ts';
import { FormsEndpoint } from '../formsEndpoint.ts';

/** Tests the checks that every request passes, for any path. */
const endpoint = await FormsEndpoint.start({
  CMS_FORMS_ORIGINS: `${site},https://www.example.com`,
  CMS_FORMS_PER_ADDRESS: 1,
});

afterAll(() => endpoint.stop());
beforeEach(() => endpoint.database('collegium_counts').delete());

const ask = (method: string, path: string, headers = {}, body?: BodyInit) =>
  askEndpoint(endpoint.url, { method, path, ...(body !== undefined && { body }) }, { headers });
const post = (body: BodyInit, headers = {}) => ask('POST', '/collegium/messages', headers, body);
const allowedOrigin = ({ headers }: EndpointAnswer) => headers.get('access-control-allow-origin');

it('leaves all other addresses to Directus', async () => {
  for (const path of ['/collegium/', '/collegium/messages/1', '/collegium/unsubscribe/']) {
    expect((await ask('GET', path)).text).toBe('Directus');
  }
  const { text, headers } = await ask('POST', '/items/messages', {}, '{}');
  expect(text).toBe('Directus');
  expect(headers.get('cache-control')).toBeNull();
});

it('answers a page of each of our websites, and no other page', async () => {
  for (const origin of [site, 'https://www.example.com']) {
    expect(allowedOrigin(await ask('GET', '/collegium/challenge', { origin }))).toBe(origin);
  }
  for (const origin of ['https://evil.example', `${site}.evil.example`, 'null']) {
    const answer = await ask('GET', '/collegium/challenge', { origin });
    expect(allowedOrigin(answer)).toBeNull();
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

it('sends answers with no-store and nosniff', async () => {
  const { headers, status } = await ask('GET', '/collegium/challenge?a=b');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('tells browsers beforehand what they may send', async () => {
  const { status, headers } = await ask('OPTIONS', '/collegium/messages');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect(headers.get('access-control-max-age')).toBe('600');
  const oneClick = await ask('OPTIONS', '/collegium/unsubscribe/x');
  expect(oneClick.headers.get('access-control-allow-methods')).toBe('POST, GET, OPTIONS');
});

// RFC 9110, 15.5.6: a 405 names the methods in Allow.
it('refuses other methods', async () => {
  const { status, headers, told } = await ask('PUT', '/collegium/messages', {}, '{}');
  expect([status, told]).toEqual([405, 'INVALID_PAYLOAD']);
  expect(headers.get('allow')).toBe('POST, OPTIONS');
});

describe('a form', () => {
  it.each([
    ['of another website', 403, 'FORBIDDEN', '{}', { origin: 'https://evil.example' }],
    [
      'as another website’s form sends it',
      400,
      'INVALID_PAYLOAD',
      '{}',
      { 'content-type': 'text/plain' },
    ],
    [
      'of a type that only looks like JSON',
      400,
      'INVALID_PAYLOAD',
      '{}',
      { 'content-type': 'application/jsonx' },
    ],
    ['that is packed', 400, 'INVALID_PAYLOAD', '{}', { 'content-encoding': 'gzip' }],
    ['that is no JSON', 400, 'INVALID_PAYLOAD', '{', {}],
    ['that is no UTF-8', 400, 'INVALID_PAYLOAD', new Uint8Array([0x22, 0xff, 0x22]), {}],
    ['that is no object', 400, 'INVALID_PAYLOAD', '[]', {}],
    // docs/decisions/0025: 64 KiB.
    ['that is too long', 413, 'CONTENT_TOO_LARGE', `"${'x'.repeat(64 * 1024 - 1)}"`, {}],
  ])('%s is refused', async (_, status, told, body, headers) => {
    expect(await post(body, headers)).toMatchObject({ status, told });
  });

  it('that is as long as it may be is read', async () => {
    const { extensions } = await post(`"${'x'.repeat(64 * 1024 - 2)}"`);
    expect(extensions).toEqual({ code: 'INVALID_PAYLOAD' });
  });

  it('that tells no length is refused once it is too long', async () => {
    const part = new Uint8Array(40 * 1024).fill(0x20);
    const parts = [part, part];
    const body = new ReadableStream({
      pull: (controller) => {
        const next = parts.pop();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    });
    expect(await post(body)).toMatchObject({ status: 413, told: 'CONTENT_TOO_LARGE' });
  });

  it('is told the name of the field that is wrong, and nothing that was in it', async () => {
    const message = await newMessage(endpoint.url, { email: 'anna', proof: '' });
    const { text, extensions } = await sendMessage(endpoint.url, message);
    expect(extensions).toEqual({ code: 'INVALID_PAYLOAD', field: 'email' });
    expect(text).not.toContain('anna');
  });

  it('may say more of its type', async () => {
    const message = JSON.stringify(await newMessage(endpoint.url, { website: 'x', proof: '' }));
    for (const type of ['application/json;charset=utf-8', 'Application/JSON ; charset=utf-8']) {
      expect(await post(message, { 'content-type': type })).toMatchObject({ told: 'stored' });
    }
  });
});

it('says in whole seconds when there is room again', async () => {
  const send = async () =>
    sendMessage(endpoint.url, await newMessage(endpoint.url), { from: '192.0.2.1' });
  await send();
  const { status, told, headers, extensions } = await send();
  expect([status, told]).toEqual([429, 'REQUESTS_EXCEEDED']);
  const reset = extensions['reset'] as number;
  expect(reset).toBeGreaterThan(3_500_000);
  expect(headers.get('retry-after')).toBe(String(Math.ceil(reset / 1000)));
});

it('says of its own faults nothing but that there was one, and logs no values', async () => {
  await endpoint.database.schema.renameTable('collegium_counts', 'away');
  const answer = await ask('GET', '/collegium/challenge');
  await endpoint.database.schema.renameTable('away', 'collegium_counts');
  expect(answer).toMatchObject({ status: 500, told: 'INTERNAL_SERVER_ERROR' });
  expect(answer.text).not.toContain('collegium_counts');
  expect(endpoint.errors.splice(0)).toEqual([
    'collegium-forms: /collegium/challenge failed (ERR_SQLITE_ERROR)',
  ]);
});

// The numbers of RFC 9110, RFC 6585 (429) and RFC 8470 (425).
it.each<[EndpointErrorCode, number]>([
  ['INVALID_PAYLOAD', 400],
  ['PROOF_REFUSED', 400],
  ['FORBIDDEN', 403],
  ['TOKEN_UNKNOWN', 404],
  ['TOKEN_USED', 409],
  ['DUPLICATE', 409],
  ['TOKEN_EXPIRED', 410],
  ['CONTENT_TOO_LARGE', 413],
  ['TOO_EARLY', 425],
  ['REQUESTS_EXCEEDED', 429],
  ['INTERNAL_SERVER_ERROR', 500],
  ['SERVICE_UNAVAILABLE', 503],
])('%s is status %i', (code, status) => {
  const refusal = new Refusal(code);
  expect(refusal.status).toBe(status);
  expect(refusal.message).not.toBe('');
  expect(refusal.name).toBe('Refusal');
});
