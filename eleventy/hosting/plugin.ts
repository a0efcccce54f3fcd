import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { movedPathsAddress } from '../../addresses/movedPaths.ts';
import type { Content } from '../../data/content.ts';
import { assetsPath } from '../clientBundle.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { otherHosts } from '../rendering/otherHosts.ts';
import { apacheFile } from './apache.ts';
import { headerTable } from './headerTable.ts';
import type { HostedSite } from './hostedSite.ts';
import { netlifyHeaders, netlifyNotFound } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { movedPathsData } from './redirects/movedPathsData.ts';
import { netlifyRedirects, redirectsWarning } from './redirects/netlify.ts';

/** Tells hosts what the site needs of them, in files beside the pages, all from one table. */
export function hosting(config: EleventyConfig, content: () => Promise<Content>) {
  config.on('eleventy.after', async ({ directories, results }) => {
    const site = await content();
    const { routes, redirects, shells } = site;
    const pages = results.map((page) => page.content);
    const hosted: HostedSite = {
      headers: headerTable(pages, { assetsPath, otherHosts: otherHosts(site) }),
      redirects,
      notFoundFolders: [...routes.byKey.notFound, ...shells.members, ...shells.news]
        .map(({ path }) => path.replace(/404$/, ''))
        .filter((folder) => folder !== '/')
        .sort((one, other) => one.length - other.length),
    };
    const files = {
      _headers: netlifyHeaders(hosted.headers),
      _redirects: netlifyRedirects(redirects) + netlifyNotFound(hosted.notFoundFolders),
      '.htaccess': apacheFile(hosted),
      'nginx.conf': nginxFile(hosted),
      [movedPathsAddress]: JSON.stringify(movedPathsData(redirects)),
    };
    for (const [name, text] of Object.entries(files)) {
      const file = join(directories.output, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const warning = redirectsWarning(redirects);
    if (warning !== undefined) console.warn(warning);
  });
}
