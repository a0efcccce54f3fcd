import { describe, expect, it } from '@jest/globals';
import { headerProps, languageChoices } from '../../../../pages/frame/headerProps.ts';
import { navigationLink } from '../../../../pages/frame/navigationLink.ts';
import { smallest } from '../../data/smallContent.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt, pageAt } from '../pageAt.tsx';
import { entry, siteContent } from '../site.ts';

const primary = {
  id: 'primary',
  entries: [
    entry('Satzung', 'Statutes', { path: '/satzung' }),
    entry('Verband', 'Association', {
      sub: [entry('Schiedsstelle', 'Arbitration', { path: '/schiedsstelle' })],
      groups: [
        {
          ...entry('Geld', 'Money'),
          sub: [entry('Gebühren', 'Fees', { path: '/gebuehren' })],
        },
      ],
    }),
    entry('Cookies', 'Cookies', { path: '/datenschutz', anchor: 'cookies' }),
    entry('Kontakt', 'Contact', { path: '/kontakt', type: 'button' }),
  ],
};
const content = siteContent({ menus: [primary] });
const menuAt = (path: string) => headerProps(contextAt(path, content)).menu.entries;

describe('the menu', () => {
  it('has links, groups with sections, and a button', () => {
    expect(menuAt('/')).toEqual([
      { kind: 'link', label: 'Satzung', href: '/satzung' },
      {
        kind: 'group',
        label: 'Verband',
        sections: [
          {
            links: [
              { label: 'Übersicht', href: '/verband' },
              { label: 'Schiedsstelle', href: '/schiedsstelle' },
            ],
          },
          { heading: 'Geld', links: [{ label: 'Gebühren', href: '/gebuehren' }] },
        ],
      },
      { kind: 'link', label: 'Cookies', href: '/datenschutz#cookies' },
      { kind: 'button', label: 'Kontakt', href: '/kontakt' },
    ]);
  });

  // Specification, section 3: menu entries at all levels have a type.
  it('has buttons among sub-entries, in groups, and as the head of a group', () => {
    const button = entry('Satzung', 'Statutes', { path: '/satzung', type: 'button' });
    const groups = [{ ...entry('Geld', 'Money'), sub: [button] }];
    const head = entry('Verband', 'Association', { type: 'button', sub: [button], groups });
    const site = siteContent({ menus: [{ id: 'primary', entries: [head] }] });
    const link = { label: 'Satzung', href: '/satzung', isButton: true };
    expect(headerProps(contextAt('/kontakt', site)).menu.entries).toEqual([
      {
        kind: 'group',
        label: 'Verband',
        isButton: true,
        sections: [
          { links: [{ label: 'Übersicht', href: '/verband' }, link] },
          { heading: 'Geld', links: [link] },
        ],
      },
    ]);
  });

  it('leads to the pages in the language of the page', () => {
    const [statutes, , cookies, contact] = menuAt('/en/');
    expect(statutes).toMatchObject({ label: 'Statutes', href: '/en/statutes' });
    expect(cookies).toMatchObject({ label: 'Cookies', href: '/en/privacy#cookies' });
    expect(contact).toMatchObject({ label: 'Contact', href: '/en/contact' });
  });

  it('says which pages are in another language', () => {
    expect(menuAt('/en/')[1]).toMatchObject({
      sections: [
        {
          links: [
            { label: 'Overview', href: '/en/association' },
            { label: 'Arbitration', href: '/en/arbitration' },
          ],
        },
        { links: [{ label: 'Fees', href: '/gebuehren', hrefLang: 'de' }] },
      ],
    });
    expect(JSON.stringify(menuAt('/')).includes('hrefLang')).toBe(false);
  });

  it('has German names, marked as such, where there is no translation', () => {
    expect(menuAt('/fr/')[0]).toMatchObject({
      label: { text: 'Satzung', lang: 'de' },
      href: '/fr/statuts',
    });
  });

  it('marks the page that is shown, in a group, too', () => {
    expect(menuAt('/satzung')[0]).toMatchObject({ current: 'page' });
    expect(menuAt('/en/arbitration')[1]).toMatchObject({
      current: 'true',
      sections: [{ links: [{}, { current: 'page' }] }, { heading: 'Money' }],
    });
    expect(menuAt('/kontakt')[1]).not.toHaveProperty('current');
  });

  it('marks the group on its overview, which comes first', () => {
    expect(menuAt('/verband')[1]).toMatchObject({
      current: 'true',
      sections: [{ links: [{ href: '/verband', current: 'page' }, {}] }, {}],
    });
  });

  it('has no second link to an overview that is a page of the group', () => {
    const sub = [
      entry('Satzung', 'Statutes', { path: '/satzung' }),
      entry('Gebühren', 'Fees', { path: '/gebuehren' }),
    ];
    const group = entry('Verband', 'Association', { path: '/satzung', sub });
    const site = siteContent({ menus: [{ id: 'primary', entries: [group] }] });
    expect(headerProps(contextAt('/', site)).menu.entries[0]).toMatchObject({
      sections: [{ links: [{ href: '/satzung' }, { href: '/gebuehren' }] }],
    });
  });

  it('marks the part of the site that the page is in', () => {
    const menus = [{ id: 'primary', entries: [entry('News', 'News', { path: '/aktuelles' })] }];
    const withNews = newsSite([newsItem('a', '2026-11-01')], { menus });
    const linkAt = (path: string) => headerProps(contextAt(path, withNews)).menu.entries[0];
    expect(linkAt('/aktuelles')).toMatchObject({ href: '/aktuelles', current: 'page' });
    expect(linkAt('/aktuelles/a')).toMatchObject({ href: '/aktuelles', current: 'true' });
    expect(linkAt('/en/news/a')).toMatchObject({ href: '/en/news', current: 'true' });
    expect(linkAt('/kontakt')).not.toHaveProperty('current');
  });

  it.each([
    ['/', []],
    ['/satzung', ['/satzung']],
    ['/kontakt', ['/kontakt']],
    ['/en/', []],
    ['/en/contact', ['/en/contact']],
    ['/en/statutes', ['/en/statutes']],
    ['/en/imprint', []],
    ['/fr/statuts', ['/fr/statuts']],
    ['/fr/', []],
  ])('is rendered with no other page marked than the one at %s', (path, marked) => {
    const links = pageAt(path, content).match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(marked);
  });

  it('is empty where there is none', () => {
    expect(headerProps(contextAt('/', siteContent())).menu.entries).toEqual([]);
  });
});

describe('a link of a menu', () => {
  const linkOf = (others: object, path = '/') => {
    const menus = [{ id: 'primary', entries: [entry('A', 'A', others)] }];
    const context = contextAt(path, siteContent({ menus }));
    return navigationLink(context.content.site.menus[0]!.entries[0]!, context);
  };

  it('to an anchor of no page leads to the start page', () => {
    expect(linkOf({ anchor: 'termine' }, '/en/').href).toBe('/en/#termine');
  });

  it('to an anchor of a page is marked on that page', () => {
    expect(linkOf({ path: '/datenschutz', anchor: 'cookies' }, '/datenschutz')).toEqual({
      label: 'A',
      href: '/datenschutz#cookies',
      current: 'page',
    });
  });
});

describe('the logo', () => {
  it('leads to the start page of the language', () => {
    expect(headerProps(contextAt('/en/contact', content)).logo).toEqual({
      href: '/en/',
      image: { src: '/images/logo.svg', width: 64, height: 32 },
      name: 'Verband e. V.',
      shortName: 'Verband e. V.',
    });
  });

  it('is named in short where there is a short name', () => {
    const company = [{ ...smallest.company[0]!, display_name: 'VHM' }];
    expect(headerProps(contextAt('/', siteContent({ company }))).logo.shortName).toBe('VHM');
  });
});

describe('the colour mode', () => {
  it('is for the visitor to choose, unless the base colour decides', () => {
    expect(headerProps(contextAt('/', content)).colorModeToggle).toBe(true);
    const theme = [{ ...smallest.theme[0]!, config: { colorMode: 'base' } }];
    expect(headerProps(contextAt('/', siteContent({ theme }))).colorModeToggle).toBe(false);
  });
});

describe('languageChoices', () => {
  const choicesAt = (path: string) => languageChoices(contextAt(path, content));

  it('lead to the same page', () => {
    expect(choicesAt('/en/statutes')).toEqual([
      { language: 'de', href: '/satzung', available: true },
      { language: 'en', href: '/en/statutes', available: true },
      { language: 'fr', href: '/fr/statuts', available: true },
    ]);
  });

  it('lead to the start page where the page does not exist, and say so', () => {
    expect(choicesAt('/gebuehren').slice(1)).toEqual([
      { language: 'en', href: '/en/', available: false },
      { language: 'fr', href: '/fr/', available: false },
    ]);
  });

  it('lead from the privacy notice to the French page that it is a part of', () => {
    expect(choicesAt('/datenschutz')[2]).toEqual({
      language: 'fr',
      href: '/fr/mentions-legales',
      available: true,
    });
  });
});
