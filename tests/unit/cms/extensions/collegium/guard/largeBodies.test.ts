import { expect, it } from '@jest/globals';
import { InvalidPayloadError } from './fakeErrors.ts';
import { directus } from './guardedDirectus.ts';

it('a large body of a visitor does not wait for a turn', async () => {
  const json = (kilobytes: number) => ({
    'content-type': 'application/json',
    'content-length': String(kilobytes * 1024),
  });
  const send = async (request: Readonly<Record<string, unknown>>) =>
    (await directus.request(request)).outcome;
  for (const accountability of [null, { admin: false, app: false }]) {
    // docs/operating.md, Limits: 64 KB.
    expect(await send({ accountability, headers: json(64) })).toBe('passed');
    expect(await send({ accountability, headers: json(65) })).toBeInstanceOf(InvalidPayloadError);
    const upload = { ...json(65), 'content-type': 'multipart/form-data' };
    expect(await send({ accountability, headers: upload })).toBe('passed');
    const body = Array.from({ length: 501 }, () => ({}));
    expect(await send({ accountability, body })).toBeInstanceOf(InvalidPayloadError);
  }
  const editor = { accountability: { admin: false, app: true }, headers: json(65) };
  expect(await send(editor)).toBe('passed');
});
