import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { away, cache, kept, setUpReaders } from './moodySource.ts';

test('lets a snapshot stand in when asked to, but never one of a preview', async () => {
  const { server, reader } = await setUpReaders();
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  await kept(reader({ preview: true }));
  expect(await readdir(cache)).not.toContain('snapshot');
  const fresh = await kept(reader());
  server.become(away);
  await expect(reader().read()).rejects.toThrow(/ALLOW_STALE=1 .* 0 minutes ago/);
  expect(await reader({ allowStale: true }).read()).toEqual(fresh);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/does not answer .* snapshot of 0 minutes ago\.\n$/),
  );
});

test('does not take a broken snapshot for one', async () => {
  const { server, reader } = await setUpReaders();
  await kept(reader());
  const [name = ''] = await readdir(join(cache, 'snapshot'));
  await writeFile(join(cache, 'snapshot', name, 'content.json'), '{"taken":"2026-11-21T08:00');
  server.become(away);
  await expect(reader({ allowStale: true }).read()).rejects.toThrow('set DIRECTUS_URL');
});

test('takes a snapshot of a version that did not know every kind', async () => {
  const { server, reader } = await setUpReaders();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await kept(reader());
  const [name = ''] = await readdir(join(cache, 'snapshot'));
  const file = join(cache, 'snapshot', name, 'content.json');
  const { taken, content } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly taken: string;
    readonly content: Record<string, unknown>;
  };
  delete content['news'];
  await writeFile(file, JSON.stringify({ taken, content }));
  server.become(away);
  expect((await reader({ allowStale: true }).read()).news).toEqual([]);
});
