import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../freePort.ts';
import { linesOf, run, start, stop, takenPort } from './command.ts';

const serve = 'eleventy/commands/serve.ts';
let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'serve-'));
  await writeFile(join(site, '_redirects'), '');
  await writeFile(join(site, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  await writeFile(join(site, 'index.html'), 'Start');
});
afterAll(() => rm(site, { recursive: true, force: true }));

describe('the preview server', () => {
  it('says where it is, shows the site, and ends on request', async () => {
    const port = await freePort();
    const server = start(serve, { environment: { OUT_DIR: site, PORT: String(port) } });
    const output = linesOf(server.stdout);
    try {
      await new Promise((resolve) => server.stdout.once('data', resolve));
      expect(output()).toEqual([`Collegium is at http://localhost:${port} (Ctrl-C stops it)`]);
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('Start');
    } finally {
      await stop(server);
    }
    expect(server.exitCode).toBe(0);
  });

  it('reports in one line that there is no site yet', async () => {
    const nothing = join(site, 'nothing');
    expect(await run(serve, { environment: { OUT_DIR: nothing } })).toEqual({
      code: 1,
      output: [],
      errors: [`OUT_DIR: no site in ${nothing}; run npm run build first.`],
    });
  });

  it('reports in one line that the port is in use', async () => {
    const { port, release } = await takenPort();
    try {
      expect(await run(serve, { environment: { OUT_DIR: site, PORT: String(port) } })).toEqual({
        code: 1,
        output: [],
        errors: [`PORT: ${port} is in use; choose another, such as PORT=${port + 1}.`],
      });
    } finally {
      await release();
    }
  });

  it('reports in one line that this user may not listen on the port', async () => {
    // Simulates EACCES: some systems let every user open such a port, and root may do so
    // everywhere.
    const refusal = `
      import { Server } from 'node:net';
      Server.prototype.listen = function ({ port }) {
        const message = 'listen EACCES: permission denied 127.0.0.1:' + port;
        process.nextTick(() => this.emit('error', Object.assign(new Error(message), { code: 'EACCES' })));
        return this;
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(refusal)}`;
    expect(await run(serve, { environment: { OUT_DIR: site, PORT: '80', NODE_OPTIONS } })).toEqual({
      code: 1,
      output: [],
      errors: ['PORT: this user may not listen on 80; choose one from 1024 on, such as PORT=8080.'],
    });
  });

  it('reports in one line that the port is none', async () => {
    expect(await run(serve, { environment: { OUT_DIR: site, PORT: '99999' } })).toEqual({
      code: 1,
      output: [],
      errors: ['PORT: expected a port number from 1 to 65535.'],
    });
  });
});
