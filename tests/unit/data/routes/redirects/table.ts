import { redirectTable } from '../../../../../data/routes/redirectTable.ts';
import { Routes } from '../../../../../data/routes/Routes.ts';
import { contentPage, siteOf, smallest } from '../../smallContent.ts';

export const backend = { url: 'https://cms.example.org', project: 'vhm' };

/** The redirects of a small site, with these of editors, and with additional pages. */
export function tableOf(redirects: readonly object[] = [], slugs: readonly string[] = []) {
  const site = siteOf({
    pages: [...smallest.pages, ...slugs.map((slug) => contentPage(slug))],
    redirects,
  });
  return redirectTable({ site, routes: new Routes(site), folder: '/nowhere', backend });
}
