import { expect, test } from '@jest/globals';
import { setUp } from './moodySource.ts';

test.each([
  // Directus 11.17.4 does not say whether the right or the field is missing.
  [
    'You don\'t have permission to access field "review_on" in collection "news" or it does not exist. Queried in root.',
    ' After an update of Collegium, run npm run cms:migrate.',
  ],
  ['Invalid user credentials.', ''],
])('a build reports in one line: %s', async (message, hint) => {
  const { server, source } = await setUp((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] }));
    return true;
  });
  await expect(source.read()).rejects.toThrow(
    new Error(
      `DIRECTUS_TOKEN: expected a token that may read all content, but ${server.url} says: ${message}${hint}`,
    ),
  );
});
