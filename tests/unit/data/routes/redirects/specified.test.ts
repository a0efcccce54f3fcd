import { describe, expect, it } from '@jest/globals';
import { redirectOf } from '../../../../../data/routes/redirects.ts';
import { redirectTable } from '../../../../../data/routes/redirectTable.ts';
import { Routes } from '../../../../../data/routes/Routes.ts';
import { problemLines, siteOf } from '../../smallContent.ts';
import { tableOf } from './table.ts';

/* The redirects of the specification, section 2: /admin and /adt. */

describe('the redirects of the specification', () => {
  const forGood = { permanent: true, forced: true };
  const adt = { from: '/adt', to: '/adt/allgemeine-informationen', ...forGood };

  it('lead from /admin to the backend, and in a second entry to its login', () => {
    expect(tableOf()).toEqual([
      { from: '/admin', to: 'https://cms.example.org/', ...forGood },
      { from: '/admin', to: 'https://cms.example.org/admin/login?project=vhm', ...forGood },
    ]);
    expect(redirectOf('/admin', tableOf())?.to).toBe('https://cms.example.org/');
  });

  it('do not include /admin if there is no backend', () => {
    const site = siteOf();
    const parts = { site, routes: new Routes(site), folder: '/nowhere', backend: undefined };
    expect(redirectTable(parts)).toEqual([]);
  });

  it.each(['https://cms.example.org"; }', 'https://me:secret@cms.example.org'])(
    'are refused for a backend whose address can’t be written in a host’s file: %s',
    async (url) => {
      const site = siteOf();
      const parts = { site, routes: new Routes(site), folder: '/nowhere' };
      expect(
        await problemLines(() => redirectTable({ ...parts, backend: { url, project: 'vhm' } })),
      ).toEqual([
        'DIRECTUS_PUBLIC_URL or DIRECTUS_URL: expected an address of a host without user, password or special characters, since /admin redirects there',
      ]);
    },
  );

  it('lead from /adt to its overview, if there is one', () => {
    expect(tableOf([], ['adt/allgemeine-informationen'])).toContainEqual(adt);
    expect(tableOf([], ['adt/allgemeine-informationen', 'adt'])).not.toContainEqual(adt);
  });
});
