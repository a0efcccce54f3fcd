import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import type { PageData } from '../../../../contract/pageData.ts';
import type { Assets } from '../../../../eleventy/assets/assets.ts';
import { Compilation } from '../../../../eleventy/pageData/Compilation.ts';
import {
  PageDataWriter,
  pageDataOf,
  sharedWith,
} from '../../../../eleventy/pageData/PageDataWriter.ts';
import type { PageParts } from '../../../../eleventy/rendering/pageParts.ts';
import { pageKey } from '../../../../eleventy/rendering/pageKey.ts';
import { renderPage, type RenderedPage } from '../../../../eleventy/rendering/renderPage.ts';
import { SiteRendering } from '../../../../eleventy/rendering/SiteRendering.ts';
import { Slot } from '../../../../eleventy/rendering/Slot.tsx';
import { contentOf } from '../../data/smallContent.ts';

const assets: Assets = {
  mainScript: '/assets/main-1.js',
  islandScript: '/assets/hydration.js',
  headScript: '',
  newsletterScript: '',
  memberLinkScript: '',
  markMemberScript: '',
  offlineScript: '',
  notFoundScript: '',
  fontFaces: [],
  preloadFonts: [],
};

const Row = styled.div`
  gap: 41px;
`;
const Mark = styled.b`
  gap: 42px;
`;

function page(parts: Partial<PageParts> = {}): PageParts {
  return {
    language: 'de',
    path: '/satzung',
    head: '<title>Satzung</title>',
    siteHead: { key: 'head', element: () => <link rel="icon" href="/images/logo.svg" /> },
    header: part(
      <Row>
        <Slot name="languages" />
      </Row>,
    ),
    main: <main>Inhalt</main>,
    footer: part(<footer>Fuß</footer>),
    slots: { languages: <Row>de</Row> },
    ...parts,
  };
}

let keys = 0;
function part(element: ReactElement) {
  return { key: `part ${keys++}`, element: () => element };
}

function hashOf(parts: Partial<PageParts>, withAssets: Partial<Assets> = {}): string {
  const rendering = new SiteRendering(contentOf(), { ...assets, ...withAssets });
  return new Compilation([page(parts)], rendering).hash;
}

describe('the compilation hash', () => {
  const hash = hashOf({});

  it('is the same for the same shell', () => {
    expect(hashOf({})).toBe(hash);
    expect(hash).toMatch(/^[\da-f]{8}$/);
  });

  it('does not change with what is on a page', () => {
    expect(hashOf({ main: <main>Neuer Text</main>, head: '<title>Neu</title>' })).toBe(hash);
    expect(hashOf({ slots: { languages: <Row>de en fr</Row> } })).toBe(hash);
    expect(hashOf({ main: <Mark as="main">Andere Komponenten</Mark> })).toBe(hash);
  });

  it.each<[string, string]>([
    ['the header', hashOf({ header: part(<header>Anderer Kopf</header>) })],
    ['what all heads have', hashOf({ siteHead: part(<link rel="icon" href="/anders.svg" />) })],
    ['the footer', hashOf({ footer: part(<footer>Anderer Fuß</footer>) })],
    ['the looks of the shell', hashOf({ footer: part(<Mark as="footer">Fuß</Mark>) })],
    ['the loader', hashOf({}, { mainScript: '/assets/main-2.js' })],
    ['the script in the head', hashOf({}, { headScript: 'a()' })],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(hash);
  });

  it('is of its own where a page has a shell that needs other CSS', () => {
    const rendering = new SiteRendering(contentOf(), assets);
    const compilation = new Compilation([page()], rendering);
    const hashOn = (parts?: Partial<PageParts>) =>
      renderPage(page(parts), rendering, compilation).compilationHash;
    expect(hashOn({ main: <Mark as="main">a</Mark> })).toBe(compilation.hash);
    expect(hashOn({ slots: { languages: <Mark>a</Mark> } })).not.toBe(compilation.hash);
  });
});

describe('the key of a page', () => {
  const keyOf = (parts: Partial<PageParts> = {}, title = 'Satzung') => {
    const rendering = new SiteRendering(contentOf(), assets);
    const compilation = new Compilation([page()], rendering);
    return pageKey({ searched: { title } }, page(parts), rendering, compilation);
  };
  const consent = { banner: () => <p>Darf ich?</p>, entries: [] };

  it.each<[string, string]>([
    ['its main region', keyOf({ main: <main>Neuer Text</main> })],
    ['its head', keyOf({ head: '<title>Neu</title>' })],
    ['its header', keyOf({ header: part(<header>Anderer Kopf</header>) })],
    ['what fills a slot', keyOf({ slots: { languages: <Row>de en</Row> } })],
    ['the question for consent', keyOf({ consent })],
    ['what the search says of it', keyOf({}, 'Unsere Satzung')],
  ])('changes with %s', (_, other) => {
    expect(keyOf()).toBe(keyOf());
    expect(other).not.toBe(keyOf());
  });
});

describe('page data', () => {
  const files = new Map<string, unknown>();
  const writes: string[] = [];
  const pageData = new PageDataWriter((address, json) => {
    writes.push(address);
    files.set(address, JSON.parse(json));
  });
  const rendering = new SiteRendering(contentOf(), assets);
  const compilation = new Compilation([page()], rendering);
  for (const path of ['/', '/satzung', '/en/', '/en/statutes', '/404']) {
    const rendered = renderPage(page({ path }), rendering, compilation);
    addPage(path, rendered);
  }
  pageData.setApp({ compilationHash: compilation.hash });

  function addPage(path: string, rendered: RenderedPage) {
    pageData.writePage(path, JSON.stringify(pageDataOf({ path, template: 'content' }, rendered)));
    for (const [name, data] of sharedWith(rendered)) pageData.share(name, data);
  }

  it('is where the specification says', () => {
    expect([...files.keys()].filter((address) => !address.includes('/sq/'))).toEqual([
      '/page-data/index/page-data.json',
      '/page-data/satzung/page-data.json',
      '/page-data/en/page-data.json',
      '/page-data/en/statutes/page-data.json',
      '/page-data/404/page-data.json',
      '/page-data/app-data.json',
    ]);
  });

  it('has the fields of the specification, and the parts that differ from page to page', () => {
    const pageData = files.get('/page-data/satzung/page-data.json') as PageData;
    expect(pageData).toEqual({
      path: '/satzung',
      componentChunkName: 'component---pages-content',
      matchPath: null,
      compilationHash: compilation.hash,
      staticQueryHashes: [],
      result: {
        language: 'de',
        head: '<title>Satzung</title>',
        main: '<main>Inhalt</main>',
        css: '',
        slots: [expect.stringMatching(/^<div class="\w+">de<\/div>$/)],
      },
    });
  });

  it('has the CSS of the page with it, and only what the shell has not', () => {
    const mixed = page({ main: <Mark as="main">a</Mark> });
    const rendered = renderPage(mixed, rendering, compilation);
    expect(rendered.result.css).toContain('gap:42px');
    expect(rendered.result.css).not.toContain('gap:41px');
  });

  it('contains a banner that pages share once, and the page data of each name it', () => {
    const consent = { banner: () => <p>Darf ich?</p>, entries: [] };
    const before = writes.length;
    for (const path of ['/a', '/b']) {
      const rendered = renderPage(page({ path, consent }), rendering, compilation);
      addPage(path, rendered);
    }
    const shared = writes.slice(before).filter((address) => address.includes('/sq/d/'));
    const { staticQueryHashes } = files.get('/page-data/a/page-data.json') as PageData;
    expect(shared).toEqual(staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`));
    expect(shared).toHaveLength(1);
  });

  it('tells what the newest build is', () => {
    expect(files.get('/page-data/app-data.json')).toEqual({ compilationHash: compilation.hash });
  });
});
