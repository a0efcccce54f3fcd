import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listBuiltFiles } from '../../../../../../eleventy/commands/builtFiles.ts';
import { run } from '../../../../eleventy/commands/command.ts';
import { startMoodyServer } from '../../directus/moodyServer.ts';
import { at, cache, items, jsonText, stops, token } from './hostileBackend.ts';

/* The command `npm run build` reports a hostile backend in one line, and keeps the last site. */

test('a hostile backend ends a build with 1 and one line, and leaves the last site', async () => {
  const server = await startMoodyServer(items, at('/items/', jsonText('['.repeat(100_000))));
  stops.push(() => server.stop());
  const site = join(cache, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), 'the last site');
  await listBuiltFiles(site);
  const environment = { DIRECTUS_URL: server.url, DIRECTUS_TOKEN: token, OUT_DIR: site };
  const { code, output, errors } = await run('bundled.js', { environment });
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: [],
    errors: [
      expect.stringMatching(
        `^Directus at ${server.url} nests its answer to /items/\\w+ deeper than 50 levels, the limit\\. `,
      ),
    ],
  });
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('the last site');
  expect(await readdir(cache)).toEqual(['site']);
});
