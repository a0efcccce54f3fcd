import { describe, expect, it } from '@jest/globals';
import { ContentProblems } from '../../../../data/problems/problems.ts';
import { alternatesOf, isFindable } from '../../../../data/routes/alternates.ts';
import { Routes } from '../../../../data/routes/Routes.ts';
import { contentPage, siteOf, smallest, type Records } from '../smallContent.ts';

const [project] = smallest.project;
const [company] = smallest.company;

/** A site with a newsletter. */
const offering: Records = {
  project: [{ ...project, config: { newsletter: true } }],
  company: [{ ...company, emails: [{ email: 'info@vhm.example', primary: true }] }],
};

function newsletterPaths(records: Records, hasEndpoints = true): string[] {
  return new Routes(siteOf(records), { hasEndpoints }).all
    .map(({ path }) => path)
    .filter((path) => path.includes('/newsletter/'));
}

describe('the pages that links in newsletters’ mails lead to', () => {
  it('are there in every language', () => {
    expect(newsletterPaths(offering).sort()).toEqual([
      '/en/newsletter/confirm',
      '/en/newsletter/unsubscribe',
      '/fr/newsletter/confirmer',
      '/fr/newsletter/desabonner',
      '/newsletter/abmelden',
      '/newsletter/bestaetigen',
    ]);
  });

  it('are there only with an endpoint, a newsletter and an address to write to', () => {
    expect(newsletterPaths(offering, false)).toEqual([]);
    expect(newsletterPaths({ company: offering.company! })).toEqual([]);
    expect(newsletterPaths({ project: offering.project! })).toEqual([]);
  });

  it('lead to each other by the switch of languages, and are not to be found', () => {
    const routes = new Routes(siteOf(offering), { hasEndpoints: true });
    const route = routes.at('/newsletter/bestaetigen')!;
    expect([...routes.alternates(route.page)]).toEqual([
      ['de', '/newsletter/bestaetigen'],
      ['en', '/en/newsletter/confirm'],
      ['fr', '/fr/newsletter/confirmer'],
    ]);
    expect(isFindable(route)).toBe(false);
    expect(alternatesOf(route, routes)).toEqual([]);
    expect(routes.byKey.newsletterConfirm).toHaveLength(3);
    expect(routes.byKey.newsletterUnsubscribe).toHaveLength(3);
  });

  it('keep their paths, of which an editor who wants one is told', () => {
    const pages = [...smallest.pages, contentPage('newsletter/abmelden')];
    const routes = () => new Routes(siteOf({ ...offering, pages }), { hasEndpoints: true });
    expect(routes).toThrow(ContentProblems);
    expect(routes).toThrow(
      'pages[5]: translations.de.slug: expected a path of its own, but the website itself has /newsletter/abmelden already',
    );
  });
});
