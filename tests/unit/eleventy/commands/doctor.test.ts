import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { smallest } from '../../data/smallContent.ts';
import { writeSmallFolder } from '../../data/smallFolder.ts';
import { run } from './command.ts';

let place: string;
const doctor = (environment: Readonly<Record<string, string>>) =>
  run('eleventy/commands/doctor.ts', { environment: { CONTENT_DIR: place, ...environment } });
const faults = (output: readonly string[]) => output.filter((line) => line.startsWith('  ✗'));

/** Answers every request with the same page, as a host that knows nothing of the build. */
const host = createServer((_, response) => {
  // U+009B begins a command to a terminal.
  response.setHeader('Access-Control-Allow-Origin', '\u009b2J');
  response.setHeader('Content-Type', 'text/html').end('A page');
});
let hostUrl: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'doctor-'));
  await writeSmallFolder(place, smallest);
  const site = join(place, 'site');
  await mkdir(site);
  await writeFile(join(site, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  await writeFile(join(site, 'index.html'), 'Another page');
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.close();
  await rm(place, { recursive: true, force: true });
});

describe('npm run doctor', () => {
  it('says what is ready, and what else can be done', async () => {
    const { code, output, errors } = await doctor({});
    expect(output).toEqual([
      expect.stringMatching(/^Computer: Node \d+\.\d+\.\d+, \d+\.\d GB free$/),
      expect.stringMatching(/^Content: \d+ pages from .*doctor-/),
      expect.stringMatching(/^Backend: none/),
      expect.stringMatching(/^ {2}Recommended: DIRECTUS_URL: /),
      'Website: not published',
      expect.stringMatching(/^ {2}Recommended: SITE_URL: /),
      expect.stringMatching(/^Directus: not on this computer/),
      'Nothing is missing.',
    ]);
    expect(errors).toEqual([]);
    expect(code).toBe(0);
  });

  it('notices packages that are not those of package.json', async () => {
    const folder = join(place, 'pulled');
    await mkdir(folder);
    const dependencies = { react: '0.0.1', 'no-such-package': '1.0.0' };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const command = resolve('eleventy/commands/doctor.ts');
    const { code, output } = await run(command, { folder, environment: { CONTENT_DIR: place } });
    expect(faults(output)).toEqual([
      expect.stringMatching(
        /node_modules: expected react 0\.0\.1 \(found 19\..+\) and 1 more; run npm ci\.$/,
      ),
    ]);
    expect(code).toBe(1);
  });

  it('names a mistake in the content by file and field', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'doctor-broken-'));
    try {
      await writeSmallFolder(broken, { ...smallest, menus: [{ id: 'primary', entries: 'none' }] });
      const { code, output } = await doctor({ CONTENT_DIR: broken });
      expect(faults(output)).toEqual([expect.stringMatching(/menus.*: entries: expected /)]);
      expect(output.at(-1)).toBe('Fix the lines with ✗.');
      expect(code).toBe(1);
    } finally {
      await rm(broken, { recursive: true, force: true });
    }
  });

  it('names the headers and the 404 page that a host lacks', async () => {
    const { code, output } = await doctor({
      ...{ SITE_URL: hostUrl, OUT_DIR: join(place, 'site'), DIRECTUS_PUBLIC_URL: hostUrl },
    });
    expect(faults(output)).toEqual([
      expect.stringContaining('\\x9b2J; start Directus'),
      expect.stringContaining(`✗ ${hostUrl}: expected the build’s X-Content-Type-Options, found`),
      expect.stringMatching(/there-is-no-such-page: expected 404 .*, found 200; /),
    ]);
    expect(output).toContainEqual(expect.stringContaining('sent uncompressed'));
    expect(output).toContainEqual(expect.stringContaining('its start page is not the one in'));
    expect(code).toBe(1);
  });

  it('names what does not answer: the website, and the backend', async () => {
    const away = 'http://127.0.0.1:9';
    const { code, output, errors } = await doctor({ SITE_URL: away, DIRECTUS_PUBLIC_URL: away });
    expect(faults(output)).toEqual([
      expect.stringMatching(
        /✗ DIRECTUS_PUBLIC_URL or DIRECTUS_URL: expected Directus at .*, found no answer \(/,
      ),
      expect.stringMatching(/✗ SITE_URL: expected the website at .*, found no answer \(/),
    ]);
    expect(errors).toEqual([]);
    expect(code).toBe(1);
  });

  it('reports a variable with a wrong value in one line', async () => {
    expect(await doctor({ PORT: 'x' })).toEqual({
      code: 1,
      output: [],
      errors: ['PORT: expected a port number from 1 to 65535.'],
    });
  });
});
