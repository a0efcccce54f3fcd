import { expect, test } from '@jest/globals';
import { BackendAwayError } from '../../../../../data/sources/backend/backendSource.ts';
import { setUp } from './moodySource.ts';
import { garbage } from './moodyServer.ts';

const foreign: [what: string, type: string, body: string][] = [
  ['a page', 'text/html', '<h1>Wartungsarbeiten</h1>'],
  ['a text', 'text/plain', 'OK'],
  ['a file', 'application/octet-stream', 'OK'],
  ['half a JSON', 'application/json', '{"data":[{"id":1,"ke'],
  ['another JSON', 'application/json', '{"status":"ok"}'],
  ['a list for everything', 'application/json', '{"data":[]}'],
  ['nothing in JSON', 'application/json', 'null'],
  ['nothing at all', 'application/json', ''],
];

test.each(foreign)('takes %s for a backend that is away', async (_what, type, body) => {
  const { server, source } = await setUp((_request, response) => {
    garbage(response, type, body);
    return true;
  });
  await expect(source.read()).rejects.toEqual(
    new BackendAwayError(
      `Directus at ${server.url} answers, but not as a Directus does. Start it, or set DIRECTUS_URL to where it is.`,
    ),
  );
});

test('takes the page of a proxy for a backend that is away, whatever its status', async () => {
  const { source } = await setUp((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    return true;
  });
  await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
});
