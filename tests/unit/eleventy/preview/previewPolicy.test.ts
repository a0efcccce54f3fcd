import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hostSource } from '../../../../contract/contentSecurityPolicy.ts';
import { ContentProblems } from '../../../../data/problems/problems.ts';
import { headerTable } from '../../../../eleventy/hosting/headerTable.ts';
import { Builds } from '../../../../eleventy/preview/Builds.ts';
import { firstContent } from '../../../../eleventy/preview/firstContent.ts';
import { LatestContent } from '../../../../eleventy/preview/LatestContent.ts';
import { previewServer } from '../../../../eleventy/preview/previewServer.ts';
import { privateServer } from '../../../../eleventy/preview/privateServer.ts';
import { freePort } from '../../../freePort.ts';
import { contentOf } from '../../data/smallContent.ts';

/*
 * The preview's content security policy allows the website's own scripts and the script that
 * reloads a page.
 */

const directus = hostSource('http://localhost:8055')!;
const script = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";
const headers = headerTable({
  ...{ assetsPath: '/assets/', picturePaths: [], machineFiles: [], scripts: [script] },
  ...{ transportSecurity: { seconds: undefined, subdomains: false, preload: false } },
  framedBy: [directus],
});
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

let folder: string;
let server: { readonly server: Server; close(): Promise<void> };
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const name of ['images', 'assets']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'kontakt.html'), '<html><head><title>K</title></head></html>');
  await writeFile(join(folder, '404.html'), '<html><head><title>Weg</title></head></html>');
  await writeFile(join(folder, 'images/plan.svg'), drawing);
  await writeFile(join(folder, 'assets/main-1.js'), 'alert(1)');
  const content = new LatestContent(() => Promise.resolve(contentOf()));
  await content.read();
  const Server = privateServer({
    ...{ host: '127.0.0.1', names: [], builds: new Builds(), headers: () => headers, inHead: '' },
    onFailure: (error) => {
      throw error;
    },
  });
  const quiet = { info: () => undefined, log: () => undefined, error: () => undefined };
  const started = Server.getServer('preview', folder, {
    logger: quiet,
    messageOnStart: () => false,
    middleware: [previewServer(content, () => undefined, [directus])],
  });
  server = started as unknown as typeof server;
  started._serverListen(0);
  await once(server.server, 'listening');
  address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function asked(path: string): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  const [response] = (await once(get(address + path, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part as string;
  return { headers: response.headers, body };
}

const policyOf = async (path: string) => (await asked(path)).headers['content-security-policy'];

/** The policy of docs/decisions/0014, except that Directus may frame the page. */
const sitePolicy =
  `script-src 'self' ${script};connect-src 'self';frame-src https:;base-uri 'none';` +
  `frame-ancestors http://localhost:8055;require-trusted-types-for 'script'`;

describe('npm run dev', () => {
  it('sends the policy of the website, which only Directus may show in a frame', async () => {
    expect(await policyOf('/kontakt')).toBe(sitePolicy);
    expect((await asked('/kontakt')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('sends it with pages that are not there, too', async () => {
    expect(await policyOf('/nirgends')).toBe(sitePolicy);
  });

  it('has live reload as a script of its own, which needs nothing more', async () => {
    const { body } = await asked('/kontakt');
    expect(body).toMatch(
      /<script type="module" integrity="[^"]+" src="\/\.11ty\/reload-client\.js">/,
    );
    expect((await asked('/.11ty/reload-client.js')).body).toContain('new WebSocket');
  });

  it('runs no script of a drawing', async () => {
    const policy = await policyOf('/images/plan.svg');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
  });

  it('has no browser keep a script, which may be another under the same name', async () => {
    const { headers: sent } = await asked('/assets/main-1.js');
    expect(sent['cache-control']).toBeUndefined();
    expect(sent['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a page that tells why there is none', () => {
  it('runs live reload, and shows its style, and nothing else', async () => {
    const { headers: sent, body } = await asked('/__preview/pages/12');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    expect(body.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringContaining(' src="/.11ty/reload-client.js"'),
    ]);
    expect(sent['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src ${hashOf(style)}; ` +
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:8055",
    );
  });

  it('asks again by its own script before there is a site', async () => {
    const broken = new ContentProblems([{ origin: 'a.json', field: 'title', expected: 'a text' }]);
    let problems: Error | undefined = broken;
    const content = new LatestContent(() =>
      problems ? Promise.reject(problems) : Promise.resolve(contentOf()),
    );
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = { host: '127.0.0.1', port: await freePort() };
    const waiting = firstContent(content, place, [], [directus]);
    address = `http://127.0.0.1:${place.port}`;
    const { headers: sent, body } = await untilAnswered('/');
    problems = undefined;
    await waiting;
    const [, code = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
    expect(code).toContain('location.reload');
    expect(sent['content-security-policy']).toContain(`script-src ${hashOf(code)};`);
    expect(sent['content-security-policy']).toContain('frame-ancestors http://localhost:8055');
  });
});

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The server listens only after it has read the content, so requests are repeated. */
async function untilAnswered(path: string): ReturnType<typeof asked> {
  return asked(path).catch(async () => {
    await sleep(20);
    return untilAnswered(path);
  });
}
