import { describe, expect, it } from '@jest/globals';
import { withoutEmptyCategories } from '../../../../data/routes/withoutEmptyCategories.ts';
import { smallest, siteOf } from '../smallContent.ts';
import { shopPages, shopSite, watch } from '../../pages/shopSite.ts';
import { entry } from '../../pages/site.ts';

const categories = ['watches', 'events', 'optics'].map((key) => ({
  key,
  translations: [{ language: 'de', title: key, description: key }],
}));
const events = entry('Events', 'Events', { path: '/events' });
const optics = entry('Optik', 'Optics', { path: '/optik' });
const watches = entry('Uhren', 'Watches', { path: '/uhren' });

function menuOf(entries: readonly object[], hides = true): string[] {
  const site = siteOf({
    pages: shopPages,
    project: [{ ...smallest.project[0]!, config: { catalogue: { hide_empty_categories: hides } } }],
    productCategories: categories,
    products: [watch('Uhr')],
    menus: [{ id: 'primary', entries }],
  });
  const { menus } = withoutEmptyCategories(site);
  return (menus[0]?.entries ?? []).map((one) =>
    [
      one.path ?? '-',
      ...one.sub.map(({ path }) => path),
      ...one.groups.map(({ sub }) => `[${sub.map(({ path }) => path).join()}]`),
    ].join(' '),
  );
}

describe('categories without products', () => {
  it('stay in menus unless the project hides them', () => {
    expect(menuOf([watches, events], false)).toEqual(['/uhren', '/events']);
    expect(menuOf([watches, events])).toEqual(['/uhren']);
  });

  it('are removed without the other entries of their group', () => {
    expect(menuOf([entry('Mehr', 'More', { sub: [events, watches] })])).toEqual(['- /uhren']);
    const groups = [events, watches].map((each) => entry('Gruppe', 'Group', { sub: [each] }));
    expect(menuOf([entry('Mehr', 'More', { groups })])).toEqual(['- [/uhren]']);
  });

  it('are removed together with an entry that has nothing left below it', () => {
    expect(menuOf([watches, entry('Mehr', 'More', { sub: [events, optics] })])).toEqual(['/uhren']);
  });

  it('are removed without an entry above that is a page, and without the entries below', () => {
    const contact = { ...entry('Kontakt', 'Contact'), path: '/kontakt' };
    expect(menuOf([{ ...contact, sub: [events] }])).toEqual(['/kontakt']);
    expect(menuOf([{ ...events, sub: [watches] }])).toEqual(['- /uhren']);
  });

  it('are left out of the menus of a language if they are empty in that language only', () => {
    const inGerman = watch('Uhr');
    inGerman.translations.splice(1);
    const content = shopSite(0, {
      project: [
        { ...smallest.project[0]!, config: { catalogue: { hide_empty_categories: true } } },
      ],
      products: [inGerman, watch('Feier', { category: 'events' })],
      menus: [
        { id: 'primary', entries: [watches, entry('Mehr', 'More', { sub: [events, watches] })] },
      ],
    });
    const pathsIn = (language: 'de' | 'en') =>
      content
        .menusIn(language)
        .flatMap(({ entries }) =>
          entries.flatMap(({ path, sub }) => [path, ...sub.map((below) => below.path)]),
        );
    expect(pathsIn('de')).toEqual(['/uhren', undefined, '/events', '/uhren']);
    expect(pathsIn('en')).toEqual([undefined, '/events']);
  });

  it('that have no page are left to those who check the menus', () => {
    expect(menuOf([entry('Fahrräder', 'Bicycles', { path: '/fahrraeder' })])).toEqual([
      '/fahrraeder',
    ]);
  });
});
