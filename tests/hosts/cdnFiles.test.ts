import { describe, expect, it } from '@jest/globals';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { entryAt } from '../../data/folders/entryAt.ts';
import { parseHeaders } from '../../eleventy/hosting/netlify.ts';
import { parseRedirects } from '../../eleventy/hosting/redirects/netlify.ts';
import { cloudflarePages } from './cloudflarePages.ts';

/** Reads the built site's files with the parsers that Netlify and Cloudflare Pages publish. */
const headersFile = readFileSync('dist/_headers', 'utf8');
const redirectsFile = readFileSync('dist/_redirects', 'utf8');
const rules = parseHeaders(headersFile);
const redirects = parseRedirects(redirectsFile);

describe('Netlify', () => {
  it('reads every header of the table', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: ['dist/_headers'],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    // Netlify writes a space after each comma.
    const spaced = (values: object) => JSON.stringify(values).replaceAll(/, ?/g, ', ');
    expect(headers.map((one) => [one.for, spaced(one.values)])).toEqual(
      rules.map(({ path, headers: values }) => [path, spaced(values)]),
    );
  });

  it('reads every redirect, and the 404 page of every folder', async () => {
    const { redirects: read, errors } = await parseAllRedirects({
      redirectsFiles: ['dist/_redirects'],
      minimal: true,
    } as never);
    expect(errors).toEqual([]);
    const lines = redirectsFile.split('\n').filter((line) => line !== '');
    expect(read).toHaveLength(lines.length);
    // Where there is no file, and after everything else that the first line could be for.
    expect(read).toContainEqual(
      expect.objectContaining({
        from: '/mitgliederbereich/*',
        to: '/mitgliederbereich/404',
        status: 200,
        force: false,
      }),
    );
  });
});

describe('Cloudflare Pages', () => {
  it('reads every header of the table', async () => {
    const { parseHeaders: parse } = await cloudflare<HeadersParser>('parseHeaders');
    const { rules: read, invalid } = parse(headersFile);
    expect(invalid).toEqual([]);
    expect(read.map(({ path, headers }) => ({ path, headers }))).toEqual(
      rules.map(({ path, headers }) => ({
        path,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      })),
    );
  });

  it('reads every redirect, and skips but what stands there for Netlify alone', async () => {
    const { parseRedirects: parse } = await cloudflare<RedirectsParser>('parseRedirects');
    const { rules: read, invalid } = parse(redirectsFile);
    const skipped = invalid
      .map(({ line }) => line)
      .filter((line) => !/ (?:404|30[12]!)$/.test(line!));
    // Cloudflare accepts only targets with https. The demo's backend is on this computer and uses
    // http.
    for (const line of skipped)
      expect(line).toMatch(/^\/(admin|Admin|ADMIN) http:\/\/localhost:8055\//);
    const paths = new Set(read.map(({ from }) => from));
    for (const { from } of redirects.filter(({ to }) => !to.startsWith('http:'))) {
      expect(paths).toContain(from);
    }
  });

  it('answers for everything in the members’ area, with what was built where there is something', async () => {
    const { answer } = (await cloudflarePages())(redirectsFile);
    const hasFile = (path: string) => entryAt(`dist${path}`)?.isFile() ?? false;
    const ask = (address: string) => answer(address, hasFile);
    for (const [home, shell] of [
      ['/mitgliederbereich', '/mitgliederbereich/404.html'],
      ['/en/members-area', '/en/members-area/404.html'],
      ['/fr/espace-membres', '/fr/espace-membres/404.html'],
    ]) {
      const built = readdirSync(`dist${home}`).map((name) => name.replace(/\.html$/, ''));
      expect(built.length).toBeGreaterThan(10);
      for (const name of built) {
        expect(await ask(`${home}/${name}`)).toEqual({ status: 200, file: `${home}/${name}.html` });
      }
      for (const path of ['none', 'none/', 'aktuelles/none', 'a/b/c.html', '%C3%BC?a=b']) {
        expect(await ask(`${home}/${path}`)).toEqual({ status: 200, file: shell });
      }
      expect(await ask(home!)).toEqual({ status: 200, file: `${home}.html` });
    }
    expect(await ask('/mitgliederbereiche')).toEqual({ status: 404, file: '/404.html' });
    expect(await ask('/en/none')).toEqual({ status: 404, file: '/en/404.html' });
  });

  it('has room for all of it', () => {
    // https://developers.cloudflare.com/pages/configuration/headers/
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of [...headersFile.split('\n'), ...redirectsFile.split('\n')]) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
    // https://developers.cloudflare.com/pages/configuration/redirects/
    expect(redirects.filter(({ from }) => from.includes('*')).length).toBeLessThanOrEqual(100);
    expect(redirects.length).toBeLessThanOrEqual(2000);
  });
});

/** Its files are no part of what TypeScript should check here. */
function cloudflare<Module>(name: string): Promise<Module> {
  const file = `@cloudflare/pages-shared/metadata-generator/${name}.ts`;
  return import(file) as Promise<Module>;
}

interface Invalid {
  readonly line?: string;
  readonly message: string;
}

interface HeadersParser {
  readonly parseHeaders: (file: string) => {
    rules: { path: string; headers: Record<string, string> }[];
    invalid: Invalid[];
  };
}

interface RedirectsParser {
  readonly parseRedirects: (file: string) => {
    rules: { from: string; to: string }[];
    invalid: Invalid[];
  };
}
