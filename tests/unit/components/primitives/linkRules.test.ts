import { linkAttributes, opensNewTab, type LinkKind } from '../../../../contract/links.ts';

const siteOrigin = 'https://verband.example';

describe('the kind of a link', () => {
  it.each<[string, LinkKind]>([
    ['/', 'internal'],
    ['/kontakt', 'internal'],
    ['/kontakt#anfahrt', 'internal'],
    ['?seite=2', 'internal'],
    ['aktuelles/neu', 'internal'],
    ['aktuelles/12:30', 'internal'],
    ['aktuelles/tag:eins', 'internal'],
    ['#termine', 'anchor'],
    ['https://www.example.org', 'external'],
    ['HTTP://example.org/a', 'external'],
    ['//example.org/a', 'external'],
    ['/\\example.org/a', 'external'],
    ['\\/example.org/a', 'external'],
    ['https://verband.example:8443/', 'external'],
    ['https://verband.example.evil.example', 'external'],
    ['mailto:info@example.org', 'mail'],
    ['MAILTO:info@example.org', 'mail'],
    ['tel:+4930123456', 'phone'],
  ])('%s is %s', (href, kind) => {
    expect(linkAttributes(href, { siteOrigin })?.kind).toBe(kind);
  });
});

describe('how a link opens', () => {
  it('stays in the tab inside the website', () => {
    expect(linkAttributes('/kontakt')).toEqual({ href: '/kontakt', kind: 'internal' });
    expect(linkAttributes('#termine')).toEqual({ href: '#termine', kind: 'anchor' });
    expect(linkAttributes('  /kontakt\t  ')).toEqual({ href: '/kontakt', kind: 'internal' });
    // Text pasted from a word processor may contain a no-break space and a paragraph separator.
    expect(linkAttributes('\u00a0/kontakt\u2029')).toEqual({ href: '/kontakt', kind: 'internal' });
  });

  it('opens other websites in a new tab, unfollowed, without opener and referrer', () => {
    expect(linkAttributes('https://example.org/a?b#c')).toEqual({
      href: 'https://example.org/a?b#c',
      kind: 'external',
      target: '_blank',
      rel: 'nofollow noopener noreferrer external',
    });
  });

  it.each(['mailto:info@example.org', 'tel:+4930123456'])(
    'gives %s a target of its own',
    (href) => {
      expect(linkAttributes(href)).toMatchObject({
        href,
        target: '_blank',
        rel: 'noopener noreferrer',
      });
    },
  );

  it('announces a new tab only where a page opens in it', () => {
    const kinds: LinkKind[] = ['internal', 'anchor', 'external', 'mail', 'phone'];
    expect(kinds.filter(opensNewTab)).toEqual(['external']);
  });
});

describe('an absolute address of this website', () => {
  it.each([
    ['https://verband.example/kontakt?a=1#b', '/kontakt?a=1#b'],
    ['http://verband.example/kontakt', '/kontakt'],
    ['//verband.example', '/'],
    ['\\\\verband.example/kontakt', '/kontakt'],
    ['https://verband.example//evil.example/a', '/evil.example/a'],
  ])('%s is internal: %s', (href, path) => {
    expect(linkAttributes(href, { siteOrigin })).toEqual({ href: path, kind: 'internal' });
  });

  it('is external where the website does not know its own origin', () => {
    const siteOrigin = 'none';
    expect(linkAttributes('https://verband.example/', { siteOrigin })?.kind).toBe('external');
    expect(linkAttributes('https://verband.example/kontakt')?.kind).toBe('external');
  });
});

describe('an address that is refused', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    '\u0000\u0001javascript:alert(1)',
    'a1+.-:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'https://name:password@example.org/',
    'https://verband.example@example.org/',
    '//name@example.org',
    '//:password@example.org',
    'https://',
    'https://exa mple.org',
    '',
    '   ',
  ])('%j', (href) => {
    expect(linkAttributes(href, { siteOrigin })).toBeUndefined();
  });
});
