import { describe, expect, it } from '@jest/globals';
import { Content } from '../../../../data/Content.ts';
import { alternatesOf, isFindable } from '../../../../data/routes/alternates.ts';
import { memberPages, memberScreens } from '../../../../locales/languages.ts';
import { memberRoles, staffRoles } from '../../../../contract/members/audiences.ts';
import { membersBackend } from '../../../../data/membersBackend.ts';
import { newsSite } from '../../pages/newsSite.ts';
import { siteContent } from '../../pages/site.ts';
import { contentPage, membersHomePage, pageInAll, smallest } from '../smallContent.ts';

const built = newsSite([]);
const shellsWith = (liveDirectus?: string) =>
  new Content(Object.assign({}, built, { liveDirectus })).shells;

describe('shells', () => {
  const { news, members } = shellsWith('https://cms.example.org');

  it('exist below each list of news, in each language', () => {
    expect(news.map(({ path, matchPath }) => [path, matchPath])).toEqual([
      ['/aktuelles/404', '/aktuelles/*'],
      ['/en/news/404', '/en/news/*'],
      ['/fr/actualites/404', '/fr/actualites/*'],
    ]);
    expect(new Set(news.map(({ section }) => section))).toEqual(new Set(['news']));
  });

  it('are not found by search engines', () => {
    expect(news.filter(isFindable)).toEqual([]);
    expect(news.flatMap((shell) => alternatesOf(shell, built.routes))).toEqual([]);
  });

  it('do not exist for news if browsers cannot reach the backend', () => {
    expect(shellsWith().news).toEqual([]);
  });

  it('do not exist for the members’ area without its page', () => {
    expect(members).toEqual([]);
    expect(built.routes.byKey.member).toEqual([]);
  });
});

describe('the members’ area', () => {
  const content = siteContent({ pages: [...smallest.pages, membersHomePage] });
  const { routes, shells } = content;

  it('has every page in each language, at the address that mails and menus link to', () => {
    const named = routes.byKey.member.map(({ path }) => path);
    expect(named).toHaveLength(3 * Object.keys({ ...memberPages, ...memberScreens }).length);
    expect(named).toEqual(
      expect.arrayContaining([
        '/mitgliederbereich/arzneimittelkommision',
        '/mitgliederbereich/reset-password',
        '/en/members-area/reset-password',
        '/fr/espace-membres/commission-du-medicament',
      ]),
    );
    const hotline = routes.at('/mitgliederbereich/hotline');
    expect(hotline && Object.fromEntries(routes.alternates(hotline.page))).toEqual({
      de: '/mitgliederbereich/hotline',
      en: '/en/members-area/hotline',
      fr: '/fr/espace-membres/assistance',
    });
    expect(routes.localised('/mitgliederbereich/hotline', 'fr')).toBe(
      '/fr/espace-membres/assistance',
    );
  });

  it('is not found by search engines', () => {
    expect(routes.byKey.member.filter(isFindable)).toEqual([]);
    expect(routes.byKey.member.flatMap((route) => alternatesOf(route, routes))).toEqual([]);
  });

  it('has a shell for all other addresses, which lists the named pages', () => {
    expect(shells.members.map(({ path, pages }) => [path, pages.length])).toEqual([
      ['/mitgliederbereich/404', 16],
      ['/en/members-area/404', 16],
      ['/fr/espace-membres/404', 16],
    ]);
  });

  it('exists only in the languages of the editor’s page', () => {
    const german = siteContent({
      pages: [...smallest.pages, contentPage('mitgliederbereich')],
    });
    expect(german.routes.byKey.member.map(({ language }) => language)).toEqual(
      Array(16).fill('de'),
    );
    expect(german.shells.members.map(({ language }) => language)).toEqual(['de']);
  });

  it('must have its fixed address, and other pages must not take the addresses below', () => {
    const elsewhere = pageInAll('content', {
      de: 'mitgliederbereich',
      en: 'members',
      fr: 'espace-membres',
    });
    expect(() => siteContent({ pages: [...smallest.pages, elsewhere] })).toThrow(
      'pages[5]: translations.en.slug: expected members-area, where mails and menus lead members to, found members',
    );
    const taker = contentPage('mitgliederbereich/hotline');
    expect(() => siteContent({ pages: [...smallest.pages, membersHomePage, taker] })).toThrow(
      'pages[6]: translations.de.slug: expected a path of its own, but the website itself has /mitgliederbereich/hotline already',
    );
  });
});

describe('the backend for members’ browsers', () => {
  it('is undefined if browsers can reach neither Directus nor a project host', () => {
    expect(built.members).toBeUndefined();
  });

  it('is Directus, with the site’s rights for each role', () => {
    const other = '0d6f1c5e-0000-4000-8000-000000000001';
    const config = { members: { administrator_roles: [other] } };
    const { site } = siteContent({ project: [{ ...smallest.project[0], config }] });
    expect(membersBackend({ liveDirectus: 'https://cms.example.org/' }, site.project)).toEqual({
      kind: 'directus',
      url: 'https://cms.example.org',
      roles: {
        [memberRoles.vhm]: { isAdministrator: false, audiences: ['vhm'] },
        [memberRoles.adt]: { isAdministrator: false, audiences: ['adt'] },
        [memberRoles.both]: { isAdministrator: false, audiences: ['vhm', 'adt'] },
        [staffRoles.membersEditor]: { isAdministrator: false, audiences: ['vhm', 'adt'] },
        [other]: { isAdministrator: true, audiences: [] },
      },
    });
  });

  it('is a project host, whose administrators have role 1 or 3 (specification, section 6)', () => {
    const liveProject = { url: 'https://cms.example.org/', project: 'vhm' };
    expect(membersBackend({ liveProject }, built.site.project)).toEqual({
      kind: 'projectHost',
      url: 'https://cms.example.org',
      project: 'vhm',
      roles: {
        '1': { isAdministrator: true, audiences: [] },
        '3': { isAdministrator: true, audiences: [] },
      },
    });
  });
});
