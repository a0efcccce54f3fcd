import { describe, expect, it } from '@jest/globals';
import { fileUses } from '../../../../../data/files/files.ts';
import { parseSite } from '../../../../../data/model/site.ts';
import { redirectOf } from '../../../../../data/routes/redirects.ts';
import { redirectTable } from '../../../../../data/routes/redirectTable.ts';
import { Routes } from '../../../../../data/routes/Routes.ts';
import { readAssetAddress } from '../../../../../data/sources/directus/assetAddress.ts';
import { withOwnAddresses } from '../../../../../data/sources/fileReferences.ts';
import { problemLines, rawContent, siteOf } from '../../smallContent.ts';
import { backend } from './table.ts';

/* Redirects can lead to documents, which are then published, and must not hide one. */

describe('a redirect to a file', () => {
  const folder = 'data/embedded/association';
  const toFile = (to: string, others: object = {}) => {
    const site = siteOf({ redirects: [{ from: '/satzung.pdf', to }], ...others });
    return problemLines(() => redirectTable({ site, routes: new Routes(site), folder, backend }));
  };

  it.each(['/files/satzung.pdf', '/files/satzung.pdf#page=2', '/images/logo.svg', '/robots.txt'])(
    'is accepted if the file exists: %s',
    async (to) => {
      expect(await toFile(to)).toEqual([]);
    },
  );

  it.each([
    '/files/gibt-es-nicht.pdf',
    '/files/../project.json',
    '/images/satzung.pdf',
    '/feed.txt',
  ])('is reported if the file does not exist: %s', async (to) => {
    expect(await toFile(to)).toEqual([
      expect.stringMatching(
        /^redirects\[0\]: to: expected the path of a page or a document, found /,
      ),
    ]);
  });
});

describe('a redirect and the files of the content', () => {
  const folder = 'data/embedded/association';
  const tableOfFiles = (records: ReturnType<typeof rawContent>) => {
    const site = parseSite(records);
    return redirectTable({ site, routes: new Routes(site), folder, backend: undefined });
  };

  it('leads to the site’s copy of a file of Directus', () => {
    const id = 'b4a54fe9-0fd3-4020-a02d-55fd7e99389f';
    const inDirectus = rawContent({ redirects: [{ from: '/satzung.pdf', to: `/assets/${id}` }] });
    const files = new Map([[id, '/files/satzung.pdf']]);
    const table = tableOfFiles(withOwnAddresses(inDirectus, readAssetAddress, files));
    expect(redirectOf('/satzung.pdf', table)?.to).toBe('/files/satzung.pdf');
  });

  it('publishes the file that it leads to, and does not look for the file at its old address', () => {
    const redirects = [{ from: '/files/satzung-2019.pdf', to: '/files/satzung.pdf' }];
    const uses = fileUses(siteOf({ redirects })).filter((use) => use.folder === 'files');
    expect(uses).toEqual([expect.objectContaining({ file: 'satzung.pdf', field: 'to' })]);
    const table = tableOfFiles(rawContent({ redirects }));
    expect(redirectOf('/files/satzung-2019.pdf', table)?.to).toBe('/files/satzung.pdf');
  });

  it('must not hide a file', async () => {
    const redirects = [
      { from: '/files/satzung.pdf', to: '/kontakt' },
      { from: '/satzung', to: '/files/satzung.pdf' },
    ];
    expect(await problemLines(() => tableOfFiles(rawContent({ redirects })))).toEqual([
      'redirects[0]: from: expected a path that no file of the site has, found /files/satzung.pdf',
    ]);
  });
});
