import Eleventy from '@11ty/eleventy';
import { readEnvironment } from '../../data/settings/environment.ts';
import { loadContent } from '../../data/loadContent.ts';
import { warnOfDeadLinks } from '../checks/deadLinks.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { changeNotice } from '../preview/changeNotice.ts';
import { firstContent } from '../preview/firstContent.ts';
import { LatestContent } from '../preview/LatestContent.ts';
import { previewServer } from '../preview/previewServer.ts';
import { privateServer } from '../preview/privateServer.ts';
import { reportMistake } from './reportMistake.ts';
import { knownNames } from '../serving/knownNames.ts';

/**
 * `npm run dev`: the site with live reload, built in `.cache/dev` so that `dist/` stays whole. Of a
 * Directus it shows drafts, too, and each change at once.
 */
async function dev() {
  // Bundling would set it, when a part of React is loaded already; the other would not fit it.
  process.env['NODE_ENV'] ??= 'production';
  if (process.env['DIRECTUS_URL']) process.env['PREVIEW'] ||= '1';
  const environment = readEnvironment();
  const content = new LatestContent(() => loadContent(environment));
  const { host, port, previewSecret: secret } = environment;
  const names = knownNames(environment);
  await firstContent(content, { host, port }, names);
  const noticed = changeNotice(() => rebuild(), { secret, names });
  const eleventy = new Eleventy('pages', '.cache/dev', {
    configPath: '.eleventy.ts',
    quietMode: true,
    runMode: 'serve',
    config(config: EleventyConfig) {
      config.readContent = () => content.read();
      config.setServerOptions({ middleware: [previewServer(content, noticed)] });
      config.on('eleventy.after', ({ directories }) => {
        if (content.good) warnOfDeadLinks(content.good, directories.output);
      });
    },
  });
  await eleventy.init();
  const onFailure = (error: Error) => {
    reportMistake(error);
    process.exit();
  };
  const server = privateServer({ host, names, onFailure });
  // Eleventy takes other servers from packages alone.
  eleventy.eleventyServe.getServerModule = () => Promise.resolve(server);
  const changed = await eleventy.watch();
  function rebuild() {
    // Eleventy takes it for a file that no page is made of.
    void changed('content of Directus');
  }
  await eleventy.serve(port);
}

await dev().catch(reportMistake);
