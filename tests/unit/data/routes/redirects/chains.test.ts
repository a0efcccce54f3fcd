import { describe, expect, it } from '@jest/globals';
import { redirectOf } from '../../../../../data/routes/redirects.ts';
import { tableOf } from './table.ts';

/* A redirect that leads to another one leads to the end at once. */

describe('chains of redirects', () => {
  const toOf = (path: string, redirects: readonly object[]) => redirectOf(path, tableOf(redirects));

  it('lead to their end at once, permanently if all redirects are permanent', () => {
    const chain = [
      { from: '/eins', to: '/zwei' },
      { from: '/zwei', to: '/drei', permanent: false },
      { from: '/drei', to: '/kontakt' },
    ];
    expect(toOf('/eins', chain)).toEqual({ to: '/kontakt', permanent: false });
    expect(toOf('/zwei', chain)).toEqual({ to: '/kontakt', permanent: false });
    expect(toOf('/drei', chain)).toEqual({ to: '/kontakt', permanent: true });
  });

  it('keep a query and an anchor of a redirect in the middle, as browsers do', () => {
    const chain = [
      { from: '/eins', to: '/zwei?thema=satzung#form' },
      { from: '/zwei', to: '/kontakt' },
      { from: '/drei', to: '/vier#form' },
      { from: '/vier', to: '/kontakt#anfahrt' },
    ];
    expect(toOf('/eins', chain)?.to).toBe('/kontakt?thema=satzung#form');
    expect(toOf('/drei', chain)?.to).toBe('/kontakt#anfahrt');
  });

  it('may use the same pattern twice', () => {
    const chain = [
      { from: '/p/*', to: '/service/*' },
      { from: '/service/x', to: '/p/y' },
      { from: '/service/y', to: '/kontakt' },
      { from: '/start', to: '/p/x' },
    ];
    expect(redirectOf('/start', tableOf(chain, ['service/satzung']))?.to).toBe('/kontakt');
  });

  it('work for 5,000 redirects with a chain of 2,000', () => {
    const redirects = Array.from({ length: 5000 }, (_, index) => ({
      from: `/alt/${index}`,
      to:
        index === 4999 ? '/kontakt' : index >= 3000 ? `/alt/${index + 1}` : `/Alt/${index + 2000}`,
    }));
    const table = tableOf(redirects);
    expect(new Set(table.slice(2).map(({ to }) => to))).toEqual(new Set(['/kontakt']));
  });
});
