import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { movedPathsAddress } from '../../contract/movedPaths.ts';
import { assetsPath, encodedPath } from '../../contract/siteAddresses.ts';
import { languages } from '../../locales/languages.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { feedPath } from '../../data/routes/feed.ts';
import { previewFrames } from '../preview/previewFrames.ts';
import { sitemapFile } from '../searchEngines/sitemap.ts';
import { socialImageFolder } from '../socialImages/plan.ts';
import { apacheFile } from './apache.ts';
import { headerTable } from './headerTable.ts';
import type { HostedSite } from './hostedSite.ts';
import { netlifyHeaders } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { movedPathsData } from './redirects/movedPathsData.ts';
import { redirectsFile, redirectsWarning } from './redirects/netlify.ts';

/** Writes the files for hosts next to the pages, all from one `HostedSite`. */
export function hosting(config: EleventyConfig, { environment, content, rendering }: Build) {
  config.on('eleventy.after', async ({ directories, runMode }) => {
    const site = await content();
    const { routes, redirects, shells } = site;
    const { headScriptHash, otherHosts } = await rendering();
    const hosted: HostedSite = {
      headers: headerTable({
        assetsPath,
        picturePaths: [encodedPath, `/${socialImageFolder}/`],
        machineFiles: [
          '/robots.txt',
          '/manifest.json',
          `/${sitemapFile}`,
          securityTxtPath,
          ...languages.map(feedPath),
        ],
        scripts: [headScriptHash],
        otherHosts,
        transportSecurity: environment.transportSecurity,
        framedBy: runMode === 'build' ? [] : previewFrames(environment),
      }),
      redirects,
      notFoundFolders: [...routes.byKey.notFound, ...shells.news]
        .map(({ path }) => path.replace(/404$/, ''))
        .filter((folder) => folder !== '/')
        .sort((one, other) => one.length - other.length),
      wildcards: shells.members.map(({ path, pathAbove, pages: built }) => ({
        folder: `${pathAbove}/`,
        shell: path,
        pages: built,
      })),
    };
    config.onHeaders?.(hosted.headers);
    const security = securityTxt(site, environment.siteUrl);
    const files = {
      _headers: netlifyHeaders(hosted.headers),
      _redirects: redirectsFile(hosted),
      '.htaccess': apacheFile(hosted),
      'nginx.conf': nginxFile(hosted),
      ...(security !== undefined && { [securityTxtPath]: security }),
      [movedPathsAddress]: JSON.stringify(movedPathsData(redirects)),
    };
    for (const [name, text] of Object.entries(files)) {
      const file = join(directories.output, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const warning = redirectsWarning(hosted);
    if (warning !== undefined) console.warn(warning);
  });
}
