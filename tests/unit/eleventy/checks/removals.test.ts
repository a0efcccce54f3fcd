import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RedirectRule } from '../../../../data/routes/redirects.ts';
import { assertMeant, removalsOf } from '../../../../eleventy/checks/removals.ts';
import { redirectRule } from '../../data/redirectRule.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'removals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Forty pages without legal relevance, which may be removed. */
const ordinary = Array.from({ length: 40 }, (_, index) => `artikel/${index}.html`);

/** A site in two languages with all legally required pages. */
const site = [
  ...['index.html', '404.html', 'impressum.html', 'datenschutz.html'],
  ...['barrierefreiheit.html', 'datenschutz-social.html', 'fr/mentions-legales.html'],
  ...['en/index.html', 'en/imprint.html', 'en/privacy.html', 'en/accessibility.html'],
  ...['en/privacy-social-media.html'],
  ...ordinary,
];

describe('a build stops', () => {
  it('where more than a tenth of the pages is gone, and lists them', async () => {
    const told = await said(site, without(...ordinary.slice(0, 6)));
    expect(told.split('\n')).toEqual([
      'This build lacks 6 of the 52 pages in dist. If they are meant to go, set ALLOW_REMOVALS=1:',
      ...[0, 1, 2, 3, 4, 5].map((index) => `  /artikel/${index}`),
    ]);
  });

  it.each([
    ['impressum.html', '/impressum (legal page)'],
    ['en/privacy.html', '/en/privacy (legal page)'],
    ['fr/mentions-legales.html', '/fr/mentions-legales (legal page)'],
    ['barrierefreiheit.html', '/barrierefreiheit (legal page)'],
    ['datenschutz-social.html', '/datenschutz-social (legal page)'],
    ['en/accessibility.html', '/en/accessibility (legal page)'],
    ['en/privacy-social-media.html', '/en/privacy-social-media (legal page)'],
    ['en/index.html', '/en/ (start page)'],
  ])('where %s is gone', async (file, line) => {
    const [, kind] = /\((.*)\)/.exec(line) ?? [];
    expect((await said(site, without(file))).split('\n')).toEqual([
      `This build lacks 1 of the 52 pages in dist (a ${kind}). If they are meant to go, set ALLOW_REMOVALS=1:`,
      `  ${line}`,
    ]);
  });

  it('where a page has moved, since its address is dead', async () => {
    const moved = [...without('impressum.html'), 'rechtliches.html'];
    expect(await said(site, moved)).toContain('/impressum (legal page)');
  });
});

describe('a build goes on', () => {
  it('where a page has moved, and a redirect leads to its new place', async () => {
    const moved = [...without('impressum.html'), 'rechtliches.html'];
    const redirect = redirectRule('/impressum', '/rechtliches');
    expect(await said(site, moved, [redirect])).toBe('');
  });

  it('where up to a tenth of the pages is gone', async () => {
    expect(await said(site, without(...ordinary.slice(0, 5)))).toBe('');
  });

  it('where it is the first', async () => {
    expect(await said([], site)).toBe('');
  });

  it('where there was never a legal page, as in another language', async () => {
    const small = ['index.html', '404.html', 'kontakt.html'];
    expect(await said(small, [...small, 'impressum.html'])).toBe('');
  });

  it('where files go that are no pages', async () => {
    expect(await said([...site, 'images/alt.jpg', '_headers'], site)).toBe('');
  });
});

function without(...files: string[]): string[] {
  return site.filter((file) => !files.includes(file));
}

/** The message for a build that replaces `before` by `after`. Empty if the check passes. */
async function said(
  before: readonly string[],
  after: readonly string[],
  redirects: readonly RedirectRule[] = [],
): Promise<string> {
  const [last, next] = [join(folder, 'last'), join(folder, 'next')];
  await write(last, before);
  await write(next, after);
  try {
    const removals = await removalsOf(
      { folder: last, files: before },
      { folder: next, files: after },
      redirects,
    );
    assertMeant(removals, 'dist');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

async function write(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), htmlOf(file));
  }
}

/** An editor's addresses do not name the page. Only the links between languages identify it. */
function htmlOf(file: string): string {
  const english = {
    'barrierefreiheit.html': 'accessibility',
    'datenschutz-social.html': 'privacy-social-media',
  }[file];
  const link = `<link rel="alternate" hreflang="en" href="https://www.example.org/en/${english}">`;
  return `<!doctype html><title>Seite</title>${english ? link : ''}<p>Text</p>`;
}
