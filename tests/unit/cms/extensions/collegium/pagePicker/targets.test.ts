import { expect, test } from '@jest/globals';
import {
  targetsOf,
  type Records,
} from '../../../../../../cms/extensions/collegium/pagePicker/targets.ts';

const published = { status: 'published', publish_on: null, withdraw_on: null };

function texts(slug: string | null, title: string, english?: string) {
  return [
    { language: 'de' as const, slug, title },
    ...(english ? [{ language: 'en' as const, slug: 'in-english', title: english }] : []),
  ];
}

const none: Records = {
  projectName: 'vhm',
  ...{ pages: [], product_categories: [], manufacturers: [], menus: [] },
  ...{ news: [], products: [], redirects: [] },
};

const page = (slug: string, title: string, more: object = {}) => ({
  ...{ key: 'content' as const, ...published, translations: texts(slug, title) },
  ...more,
});

function pathsOf(records: Partial<Records>): string[] {
  return targetsOf({ ...none, ...records }, 'de').map(({ path }) => path);
}

test('pages have their German path, and the title in the language of the editor', () => {
  const pages = [
    { ...page('', ''), key: 'contact' as const, translations: texts(null, 'Kontakt', 'Contact') },
    page('service/satzung', 'Satzung'),
  ];
  const described = targetsOf({ ...none, pages }, 'en').map(({ path, title, titleLanguage }) => ({
    ...{ path, title, titleLanguage },
  }));
  expect(described).toEqual([
    { path: '/kontakt', title: 'Contact', titleLanguage: 'en' },
    { path: '/service/satzung', title: 'Satzung', titleLanguage: 'de' },
  ]);
});

test('news are below the page of their section, and nowhere without it', () => {
  const item = { ...published, section: 'news' as const, translations: texts('tagung', 'Tagung') };
  const group = {
    ...{ ...published, section: 'working_groups' as const },
    translations: texts('treffen', 'Treffen'),
  };
  const pages = [page('aktuelles', 'Aktuelles'), page('vhm-arbeitskreise', 'Kreise')];
  expect(pathsOf({ pages, news: [item, group] })).toEqual([
    ...['/aktuelles', '/vhm-arbeitskreise'],
    ...['/aktuelles/tagung', '/vhm-arbeitskreise/treffen'],
  ]);
  expect(pathsOf({ news: [item] })).toEqual([]);
});

test('a shop has its categories, their products, and its manufacturers', () => {
  expect(
    pathsOf({
      product_categories: [{ key: 'watches', translations: texts(null, 'Uhren') }],
      products: [{ ...published, category: 'watches', translations: texts('luna', 'Luna') }],
      manufacturers: [{ id: 'nordlicht', name: 'Nordlicht' }],
    }),
  ).toEqual(['/uhren', '/uhren/luna', '/marken/nordlicht']);
});

test('the members’ area has its fixed pages, except those that need a link from a mail', () => {
  const paths = pathsOf({ pages: [page('mitgliederbereich', 'Mitglieder')] });
  expect(paths).toContain('/mitgliederbereich/rechtsberatung');
  expect(paths).toContain('/mitgliederbereich/dokumente');
  expect(paths.join()).not.toMatch(/reset-password|einladung/);
  expect(pathsOf({ pages: [page('satzung', 'Satzung')] })).toEqual(['/satzung']);
});

test('an entry of the main menu without a page has an overview, unless an editor wrote it', () => {
  const menus = [
    {
      id: 'primary',
      entries: [
        {
          path: null,
          translations: [{ language: 'de' as const, displayName: 'Service' }],
          sub: [{ path: '/dienst/satzung' }],
          groups: [{ sub: [{ path: '/dienst/gebuehren' }] }],
        },
      ],
    },
  ];
  const pages = [page('dienst/satzung', 'Satzung'), page('dienst/gebuehren', 'Gebühren')];
  expect(pathsOf({ pages, menus })).toContain('/dienst');
  const own = [...pages, page('dienst', 'Eigene')];
  expect(targetsOf({ ...none, pages: own, menus }, 'de').map(({ title }) => title)).toEqual([
    ...['Eigene', 'Gebühren', 'Satzung'],
  ]);
});

test.each([
  ['a draft', { status: 'draft' }, 'hidden'],
  ['an archived page', { status: 'archived' }, 'hidden'],
  ['a withdrawn page', { withdraw_on: '2020-01-01T00:00:00Z' }, 'hidden'],
  ['a page that appears later', { status: 'scheduled', publish_on: '2100-01-01' }, 'coming'],
  ['a page with a date of withdrawal', { withdraw_on: '2100-01-01T00:00:00Z' }, 'ending'],
])('%s is known, and not offered', (_name, more, visibility) => {
  const [target] = targetsOf({ ...none, pages: [page('satzung', 'Satzung', more)] }, 'de');
  expect(target).toMatchObject({ path: '/satzung', visibility, isOffered: false });
});

test('the page for wrong addresses is known, and not offered', () => {
  const pages = [{ ...page('', 'Nicht gefunden'), key: 'notFound' as const }];
  expect(targetsOf({ ...none, pages }, 'de')).toMatchObject([
    { path: '/404', visibility: 'public', isOffered: false },
  ]);
});
