import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx, type HostServer } from '../servers.ts';
import { Publishing } from './publishing.ts';
import { buildSite } from './sites.ts';
import { visit } from './visitor.ts';

/* A real nginx serves `current`, with the rules of the built site. */

const publishing = new Publishing();
let server: HostServer;

beforeAll(async () => {
  await buildSite(publishing.site, 1);
  await publishing.run();
  server = await startNginx(join(publishing.folder, 'current'));
});
afterAll(async () => {
  await server.stop();
  publishing.delete();
});

describe('a website behind nginx', () => {
  it('is the old or the new one during publications, never a mix', async () => {
    const visitor = visit(server);
    for (const version of [2, 3, 4]) {
      await buildSite(publishing.site, version);
      expect((await publishing.run()).code).toBe(0);
    }
    expect((await publishing.run(['--back'])).code).toBe(0);
    const { versions, faults } = await visitor.stop();
    expect(faults).toEqual([]);
    expect(versions).toEqual([1, 2, 3, 4, 3]);
  });

  it('is asked whether the publication is live', async () => {
    await buildSite(publishing.site, 5);
    const { code, output, errors } = await publishing.run([], { SITE_URL: server.address });
    expect([code, errors]).toEqual([0, []]);
    expect(output.at(-1)).toMatch(/^Publication \d+ is live at http:/);
  });

  it('is reported if the publication cannot be seen', async () => {
    const elsewhere = new Publishing();
    await buildSite(elsewhere.site, 6);
    const { code, errors } = await elsewhere.run([], { SITE_URL: server.address });
    expect(code).toBe(4);
    expect(errors).toEqual([
      expect.stringMatching(/: expected publication 1, found publication \d+; let the web server/),
    ]);
    elsewhere.delete();
  });

  it('is recognised after going back to a publication of an earlier version', async () => {
    const mark = join(publishing.folder, 'releases/4/publication.txt');
    const [first = ''] = readFileSync(mark, 'utf8').split('\n');
    writeFileSync(mark, `${first}\n`);
    const environment = { SITE_URL: server.address };
    const { code, errors } = await publishing.run(['--back', '4'], environment);
    expect([code, errors]).toEqual([0, []]);
  });

  it('does not show who published', async () => {
    for (const path of ['/.publication.json', '/.collegium.json']) {
      expect((await fetch(server.address + path)).status).toBe(404);
    }
    await publishing.run(['--back', '5']);
    const mark = await fetch(`${server.address}/publication.txt`);
    expect(await mark.text()).toMatch(
      /^\d+ \d{4}-\S+Z\npages: \d+ added, \d+ changed, \d+ removed\n$/,
    );
    expect(mark.headers.get('Cache-Control')).toBe('no-cache');
  });
});
