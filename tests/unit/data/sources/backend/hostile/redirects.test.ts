import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Mood } from '../../directus/moodyServer.ts';
import { at, cache, lineOf, reading, redirect, stops, svg, token } from './hostileBackend.ts';

/* A redirect must not lead the build, with its token, to another service. */

describe('a redirect', () => {
  let innerUrl: string;
  let askedInside: (string | undefined)[];

  beforeEach(async () => {
    askedInside = [];
    const inner = createServer(({ headers }, response) => {
      askedInside.push(headers.authorization);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
    });
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
    innerUrl = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
    stops.push(() => new Promise((resolve) => void inner.close(() => resolve())));
  });

  test.each([
    ['/assets/f1', 301],
    ['/assets/f1', 302],
    ['/assets/f1', 303],
    ['/assets/f1', 307],
    ['/assets/f1', 308],
    ['/items/news', 302],
    ['/files', 307],
  ])('of %s by %i leads to no other service', async (path, status) => {
    const secretPlace = `${innerUrl}/latest/meta-data?key=${token}`;
    expect(await lineOf(at(path, redirect(secretPlace, status)))).toBe(
      `redirects ${path} to ${innerUrl}, which is another origin. ` +
        'Set DIRECTUS_URL to the address at which the backend answers itself.',
    );
    expect(askedInside).toEqual([]);
    expect(await readdir(cache)).not.toContain('snapshot');
  });

  test.each([
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
    '//169.254.169.254/',
    'http://[::1]/',
  ])('does not lead to %s', async (to) => {
    expect(await lineOf(at('/assets/f1', redirect(to)))).toContain('which is another origin');
  });

  test('with a password counts as another origin', async () => {
    const mood: Mood = ({ headers, url = '' }, response) => {
      if (!url.startsWith('/assets/f1')) return false;
      redirect(`http://me:secret@${headers.host ?? ''}/other`)(response);
      return true;
    };
    const line = await lineOf(mood);
    expect(line).toContain('which is another origin');
    expect(line).not.toContain('secret@');
  });

  test('within the backend is followed', async () => {
    const { server, source } = await reading(({ url = '' }, response) => {
      if (url === '/assets/f1') redirect('/assets/f1.svg')(response);
      else if (url === '/assets/f1.svg') response.end(svg);
      else return false;
      return true;
    });
    const { project } = await source.read();
    expect(project[0]?.value).toMatchObject({ logo: { file: 'logo.svg' } });
    expect([...server.asked.keys()]).toContain('/assets/f1.svg');
  });

  test('in a circle ends after five redirects', async () => {
    const { server, source } = await reading(({ url = '' }, response) => {
      const [, step] = /^\/assets\/f1(?:\?(\d+))?$/.exec(url) ?? [];
      if (!url.startsWith('/assets/f1')) return false;
      redirect(`/assets/f1?${Number(step ?? 0) + 1}`)(response);
      return true;
    });
    await expect(source.read()).rejects.toThrow(
      `Directus at ${server.url} redirects /assets/f1 more than 5 times in a row. `,
    );
    const asked = [...server.asked.keys()].filter((path) => path.startsWith('/assets/f1'));
    expect(asked).toHaveLength(6);
  });
});
