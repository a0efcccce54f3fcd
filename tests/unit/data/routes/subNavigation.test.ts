import { describe, expect, it } from '@jest/globals';
import { subNavigationOf } from '../../../../data/routes/subNavigation.ts';
import { contentOf, contentPage, smallest } from '../smallContent.ts';

const entry = (path?: string, more: object = {}) => ({
  ...(path !== undefined && { path }),
  translations: [{ language: 'de', displayName: path ?? 'Service' }],
  ...more,
});

const pages = ['service', 'service/satzung', 'service/leistungen', 'service/beruf', 'allein'];

function neighboursOf(path: string, ...entries: readonly object[]) {
  const { site, routes } = contentOf({
    pages: [...smallest.pages, ...pages.map((slug) => contentPage(slug))],
    menus: [{ id: 'primary', entries }],
  });
  const found = subNavigationOf(routes.at(path)!.page, site.menus, routes);
  return found && { overview: found.overview, entries: found.entries.map(({ path: own }) => own) };
}

const satzung = entry('/service/satzung');
const leistungen = entry('/service/leistungen');
const group = { translations: [{ language: 'de', displayName: 'Beruf' }] };

describe('the sub-navigation of a page', () => {
  it('has its neighbours in the menu, those in groups among them', () => {
    const groups = [{ ...group, sub: [entry('/service/beruf')] }];
    expect(
      neighboursOf('/service/beruf', entry(undefined, { sub: [satzung, leistungen], groups })),
    ).toEqual({
      // The editor's page at the common address of these pages.
      overview: '/service',
      entries: ['/service/satzung', '/service/leistungen', '/service/beruf'],
    });
  });

  it('has an overview where the entry above names a page, and not that page twice', () => {
    const sub = [entry('/service'), satzung, leistungen];
    const service = entry('/service', { sub });
    const expected = {
      overview: '/service',
      entries: ['/service/satzung', '/service/leistungen'],
    };
    expect(neighboursOf('/service/satzung', service)).toEqual(expected);
    expect(neighboursOf('/service', service)).toEqual(expected);
  });

  it('is not there for a page that is alone or not in the menu', () => {
    const service = entry(undefined, { sub: [satzung, leistungen] });
    expect(neighboursOf('/allein', service)).toBeUndefined();
    expect(neighboursOf('/allein', entry('/allein'))).toBeUndefined();
    expect(neighboursOf('/service/satzung', entry(undefined, { sub: [satzung] }))).toBeUndefined();
  });
});
