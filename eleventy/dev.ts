import Eleventy from '@11ty/eleventy';
import { readEnvironment } from '../data/environment.ts';
import { loadContent } from '../data/loadContent.ts';
import { reportMistake } from './reportMistake.ts';

/** `npm run dev`: the site with live reload, built in `.cache/dev` so that `dist/` stays whole. */
async function dev() {
  const environment = readEnvironment();
  await loadContent(environment);
  const eleventy = new Eleventy('pages', '.cache/dev', {
    configPath: '.eleventy.ts',
    quietMode: true,
    runMode: 'serve',
  });
  await eleventy.init();
  await eleventy.watch();
  await eleventy.serve(environment.port);
}

await dev().catch(reportMistake);
