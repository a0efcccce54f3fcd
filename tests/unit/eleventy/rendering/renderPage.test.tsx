import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Label } from '../../../../components/i18n/Labels.tsx';
import { Island } from '../../../../components/island/Island.tsx';
import type { Assets } from '../../../../eleventy/assets/assets.ts';
import type { PageParts } from '../../../../eleventy/rendering/pageParts.ts';
import { Compilation } from '../../../../eleventy/pageData/Compilation.ts';
import { renderPage } from '../../../../eleventy/rendering/renderPage.ts';
import { SiteRendering } from '../../../../eleventy/rendering/SiteRendering.ts';
import { Slot } from '../../../../eleventy/rendering/Slot.tsx';
import { contentOf } from '../../data/smallContent.ts';

const assets: Assets = {
  mainScript: '/assets/main-1.js',
  islandScript: '/assets/hydration.js',
  headScript: 'document.documentElement.dataset.js="1"',
  newsletterScript: '',
  memberLinkScript: '',
  markMemberScript: '',
  offlineScript: '',
  notFoundScript: '',
  fontFaces: [],
  preloadFonts: ['/assets/fonts/a.woff2'],
};
const site = new SiteRendering(contentOf(), assets);

const Box = styled.div`
  margin: 7px;
  padding: var(--space-4);
`;

function Nothing() {
  return null;
}

function page(parts: Partial<PageParts> = {}): PageParts {
  return {
    language: 'de',
    path: '/satzung',
    head: '<title>Satzung</title>',
    siteHead: { key: 'head', element: () => <link rel="icon" href="/images/logo.svg" /> },
    header: { key: 'header', element: () => <Box>Kopf</Box> },
    main: <main>Inhalt</main>,
    footer: { key: 'footer', element: () => <footer>Fuß</footer> },
    slots: {},
    ...parts,
  };
}

const renderedParts = (parts: PageParts, rendering = site) =>
  renderPage(parts, rendering, new Compilation([parts], rendering));
const rendered = (parts?: Partial<PageParts>) => renderedParts(page(parts)).html;
const styleOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!;

describe('a rendered page', () => {
  const html = rendered();

  it('is a whole document in its language', () => {
    expect(html).toMatch(/^<!doctype html><html lang="de"><head><meta charset="utf-8">/);
    expect(html).toMatch(/<\/body><\/html>$/);
    expect(rendered({ language: 'fr' })).toContain('<html lang="fr">');
  });

  it('has its parts in reading order', () => {
    expect(html).toMatch(
      /<title>Satzung<\/title><\/head><body><div class="\w+">Kopf<\/div><main>Inhalt<\/main><footer>Fuß<\/footer><\/body>/,
    );
  });

  it('says what it needs before anything can need it', () => {
    const order = ['http-equiv="Content-Security-Policy"', 'rel="preload"', '<script>', '<style '];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html).toContain(
      '<link rel="preload" href="/assets/fonts/a.woff2" as="font" type="font/woff2" media="(min-width:48em)" crossorigin>',
    );
    expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>');
  });

  it('has a policy that allows its own script and style by their hash', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)!;
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html)!;
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
    expect(script).toBe(assets.headScript);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(script)}';`);
    expect(/style-src ([^;]*)/.exec(policy)![1]).toContain(`'sha256-${hashOf(styleOf(html))}'`);
  });

  it('runs code of its own before any other may see the address', () => {
    const own = rendered({ script: '/assets/take-1.js' });
    const place = own.indexOf('<script src="/assets/take-1.js"></script>');
    expect(place).toBeGreaterThan(0);
    expect(place).toBe(own.search(/<script[^>]* src=/));
    expect(html).not.toContain('/assets/take-1.js');
  });

  it('brings the CSS of its components, and of no others', () => {
    expect(styleOf(html)).toMatch(/\.\w+\{margin:7px;padding:1rem\}/);
    const other = rendered({ header: { key: 'plain', element: () => <header>Kopf</header> } });
    expect(styleOf(other)).not.toContain('margin:7px');
  });

  it('has no inline style and no handler', () => {
    expect(html).not.toMatch(/\s(style|on\w+)=/);
  });

  it('is the same each time', () => {
    expect(rendered()).toBe(html);
  });

  it('speaks its own language in all its parts', () => {
    const skipLink = <Label name="skipLink" />;
    const parts = { main: skipLink, slots: { skip: skipLink } };
    expect(rendered({ ...parts, language: 'de' })).toContain('Zum Inhalt springen');
    expect(rendered({ ...parts, language: 'en' })).not.toContain('Zum Inhalt springen');
  });
});

describe('custom properties', () => {
  const icon = { main: <svg fill="var(--color-danger)" /> };
  const island = {
    main: (
      <Island on="load">
        <Nothing />
      </Island>
    ),
  };

  it('are those that the page refers to, by short names', () => {
    const style = styleOf(rendered());
    const properties = (pattern: RegExp) => new Set(style.match(pattern));
    expect(properties(/--\w+(?=:)/g)).toEqual(properties(/--\w+(?=\))/g));
    expect(style).not.toContain('--color-');
  });

  it('stand as their value where they have but one', () => {
    expect(styleOf(rendered())).toContain('padding:1rem');
    expect(styleOf(rendered())).not.toContain('--space-4');
  });

  it('are those that its markup refers to, too', () => {
    rendered();
    expect(styleOf(rendered(icon))).toContain('--color-danger:');
    expect(styleOf(rendered())).not.toContain('--color-danger:');
  });

  it('are all there where an island may come to refer to any', () => {
    rendered();
    expect(styleOf(rendered(island))).toContain('--color-danger:');
    expect(styleOf(rendered(island))).toContain('--space-4:');
  });
});

describe('a part that pages share', () => {
  const counted = () => {
    let count = 0;
    const Counted = () => <p>{`gerendert: ${++count}`}</p>;
    return { element: <Counted />, count: () => count };
  };

  it('is rendered once for all pages with its key', () => {
    const header = counted();
    const parts = { header: { key: 'shared', element: () => header.element } };
    const first = rendered(parts);
    const second = rendered({ ...parts, path: '/kontakt', main: <main>Anderes</main> });
    expect(header.count()).toBe(1);
    expect(first).toContain('<p>gerendert: 1</p>');
    expect(second).toContain('<p>gerendert: 1</p>');
  });

  it('is rendered again under another key, and in another build', () => {
    const footer = counted();
    const withKey = (key: string) => page({ footer: { key, element: () => footer.element } });
    renderedParts(withKey('one'));
    renderedParts(withKey('two'));
    expect(footer.count()).toBe(2);
    renderedParts(withKey('one'), new SiteRendering(contentOf(), assets));
    expect(footer.count()).toBe(3);
  });

  it('has slots for what differs from page to page', () => {
    const header = { key: 'slotted', element: () => <Slot name="here" /> };
    const on = (where: string) => rendered({ header, slots: { here: <b>{where}</b> } });
    expect(on('eins')).toContain('<collegium-slot><b>eins</b></collegium-slot><main>');
    expect(on('zwei')).toContain('<collegium-slot><b>zwei</b></collegium-slot><main>');
    expect(rendered({ header })).toContain('<collegium-slot></collegium-slot><main>');
  });

  it('has the rules for what is in its slots', () => {
    const header = { key: 'styled slot', element: () => <Slot name="here" /> };
    const html = rendered({ header, slots: { here: <Box>a</Box> } });
    const [, name = ''] = /<div class="(\w+)">a<\/div>/.exec(html)!;
    expect(styleOf(html)).toContain(`.${name}{margin:7px;`);
  });
});
