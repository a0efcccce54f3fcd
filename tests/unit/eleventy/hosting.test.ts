/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { headerTable } from '../../../eleventy/hosting/headerTable.ts';
import { headersFor, netlifyHeaders, parseHeaders } from '../../../eleventy/hosting/netlify.ts';
import {
  contentSecurityPolicy,
  hashOf,
} from '../../../eleventy/rendering/contentSecurityPolicy.ts';

const pages = ['one', 'two'].map((style) => {
  const policy = contentSecurityPolicy({ scripts: [hashOf('s')], styles: [hashOf(style)] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
});
const rules = headerTable(pages, '/assets/');
const sent = (path: string) => Object.fromEntries(headersFor(path, rules));

describe('the headers of a site', () => {
  it('protect every path', () => {
    for (const path of ['/', '/kontakt', '/en/', '/assets/main-1.js']) {
      expect(sent(path)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      });
    }
  });

  it('have one policy that lets every page be what it is, and nobody frame it', () => {
    const policy = sent('/kontakt')['Content-Security-Policy']!;
    for (const code of ['s', 'one', 'two']) expect(policy).toContain(hashOf(code));
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    expect(policy).not.toContain('unsafe-');
  });

  it('keep assets for a year, and pages not at all', () => {
    expect(sent('/assets/main-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(sent('/assets')).not.toHaveProperty('Cache-Control');
    expect(sent('/kontakt')).not.toHaveProperty('Cache-Control');
  });

  it('name each header in one rule only, since hosts join what several say', () => {
    const names = headersFor('/assets/x.js', rules).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the file for Netlify and Cloudflare Pages', () => {
  it('has a path with its headers indented below it', () => {
    expect(
      netlifyHeaders([
        { path: '/assets/*', headers: { 'Cache-Control': 'public' } },
        { path: '/*', headers: { A: 'b: c', D: 'e' } },
      ]),
    ).toBe('/assets/*\n  Cache-Control: public\n\n/*\n  A: b: c\n  D: e\n');
  });

  it('is read back as it was written', () => {
    expect(parseHeaders(netlifyHeaders(rules))).toEqual(rules);
  });

  it('has no line that hosts would cut off (Cloudflare: 2,000 characters)', () => {
    for (const line of netlifyHeaders(rules).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
  });
});

describe('headersFor', () => {
  const table = [
    { path: '/feed.xml', headers: { A: '1' } },
    { path: '/en/*', headers: { B: '2' } },
  ];

  it.each([
    ['/feed.xml', ['A']],
    ['/feed.xml.br', []],
    ['/en/', ['B']],
    ['/en/contact', ['B']],
    ['/english', []],
  ])('%s', (path, names) => {
    expect(headersFor(path, table).map(([name]) => name)).toEqual(names);
  });
});
