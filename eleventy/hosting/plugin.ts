import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../data/content.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { assetsPath } from '../clientBundle.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { apacheFile } from './apache.ts';
import { headerTable } from './headerTable.ts';
import type { HostedSite } from './hostedSite.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxFile } from './nginx.ts';

/** Tells hosts what the site needs of them, in files beside the pages, all from one table. */
export function hosting(config: EleventyConfig, content: () => Promise<Content>) {
  config.on('eleventy.after', async ({ directories, results }) => {
    const { site, routes, redirects } = await content();
    const pages = results.map((page) => page.content);
    const hosted: HostedSite = {
      headers: headerTable(pages, assetsPath),
      redirects,
      languageFolders: site.languages
        .filter((language) => language !== defaultLanguage)
        .map(homePath)
        .filter((folder) => routes.at(`${folder}404`)),
    };
    const files = {
      _headers: netlifyHeaders(hosted.headers),
      _redirects: netlifyRedirects(hosted.redirects),
      '.htaccess': apacheFile(hosted),
      'nginx.conf': nginxFile(hosted),
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(directories.output, name), text);
    }
  });
}
