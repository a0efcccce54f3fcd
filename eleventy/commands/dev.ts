import { extname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Eleventy from '@11ty/eleventy';
import { readEnvironment } from '../../data/settings/environment.ts';
import { isWithin } from '../../data/folders/isWithin.ts';
import { embedsIn } from '../richText/richText.ts';
import { contentFolder, contentSource, loadContent } from '../../data/loadContent.ts';
import { DirectusMemory } from '../../data/sources/directus/DirectusMemory.ts';
import { warnOfDeadLinks } from '../checks/deadLinks.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import type { HeaderRule } from '../hosting/headerTable.ts';
import { Builds } from '../preview/Builds.ts';
import { changeNotice } from '../preview/changeNotice.ts';
import { firstContent } from '../preview/firstContent.ts';
import { LatestContent } from '../preview/LatestContent.ts';
import { FailedPages } from '../preview/FailedPages.ts';
import { previewFrames } from '../preview/previewFrames.ts';
import { editingScript, editingServer } from '../preview/editing/editingServer.ts';
import { previewServer, routeShown } from '../preview/previewServer.ts';
import { serveInPrivate } from '../preview/privateServer.ts';
import { removeGonePages } from '../preview/removeGonePages.ts';
import { ShownPages } from '../preview/ShownPages.ts';
import { reportMistake } from './reportMistake.ts';
import { knownNames } from '../serving/knownNames.ts';

const outDir = '.cache/dev';

/**
 * `npm run dev`: serves the site with live reload. Builds in `.cache/dev`, so that `dist/` stays
 * complete. With Directus as the source, drafts and each change are shown immediately.
 */
async function dev() {
  // Must be set before React loads, as in build.ts.
  process.env['NODE_ENV'] = 'production';
  if (process.env['DIRECTUS_URL']) process.env['PREVIEW'] ||= '1';
  const environment = readEnvironment();
  const memory = new DirectusMemory();
  const content: LatestContent = new LatestContent(() => {
    // Without a site there is no endpoint to which Directus could report changes, so read
    // everything again.
    if (!content.good) memory.change();
    return loadContent(environment, embedsIn, memory);
  });
  const folder = resolve(contentFolder(environment));
  const { host, port, previewSecret: secret } = environment;
  const names = knownNames(environment);
  const framedBy = previewFrames(environment);
  const [directus] = framedBy;
  await firstContent(content, { host, port }, names, framedBy);
  const failed = new FailedPages();
  const shown = new ShownPages();
  const builds = new Builds();
  let headers: readonly HeaderRule[] = [];
  const noticed = changeNotice(
    { begin: () => builds.begin(), rebuild: (collections) => rebuild(collections) },
    { secret, names },
  );
  const eleventy = new Eleventy('pages', outDir, {
    configPath: '.eleventy.ts',
    quietMode: true,
    runMode: 'serve',
    config(config: EleventyConfig) {
      config.readContent = () => content.read();
      config.isShown = shown.isShown;
      config.onFailure = (file, error) => {
        shown.forget(file);
        failed.add(file, error);
      };
      config.onNewScripts = () => void changed('scripts');
      config.onHeaders = (rules) => {
        headers = rules;
      };
      config.setServerOptions({
        middleware: [
          ...(directus === undefined ? [] : [editingServer(content, directus, routeShown)]),
          previewServer(content, noticed, framedBy),
          failed.server(framedBy),
        ],
      });
      config.on('eleventy.before', () => {
        failed.clear();
      });
      config.on('eleventy.beforeWatch', (changedFiles) => {
        builds.begin();
        const isContent = (file: string) => isWithin(resolve(file), folder);
        if (changedFiles.some(isContent)) content.change();
        if (!changedFiles.some((file) => extname(file) !== '' && !isContent(file))) return;
        shown.forgetAll();
      });
      removeGonePages(config, outDir, (file) => {
        shown.forget(file);
      });
      config.on('eleventy.afterwatch', () => {
        builds.end();
        tellOfDeadLinks();
      });
    },
  });
  await eleventy.init();
  const onFailure = (error: Error) => {
    reportMistake(error);
    process.exit();
  };
  const inHead = directus === undefined ? '' : editingScript;
  serveInPrivate(eleventy, { host, names, builds, headers: () => headers, inHead, onFailure });
  const changed = await eleventy.watch();
  tellOfDeadLinks();
  // Eleventy does not rebuild when a file is deleted.
  eleventy.watcher.on('unlink', (file) => void changed(file));
  let timer: NodeJS.Timeout | undefined;
  function rebuild(collections: ReadonlySet<string>) {
    for (const collection of collections) memory.change(collection);
    content.change();
    clearTimeout(timer);
    timer = setTimeout(() => void confirm(), calm);
    // Eleventy treats this name as a file that no page is made from, as it does the scripts.
    void changed('content of Directus');
  }
  await eleventy.serve(port);

  /**
   * Reads all content again: a notice may have been lost, and a change may have changed other
   * items, too.
   */
  async function confirm() {
    const { changes, content: known } = memory;
    if (!known) return;
    const now = await contentSource(environment)
      .read()
      // Ignore a network error here: the next request reports it.
      .catch(() => undefined);
    const isOld = now && !isDeepStrictEqual(now, known);
    if (isOld && changes === memory.changes) rebuild(new Set(['']));
  }

  function tellOfDeadLinks() {
    if (content.good) warnOfDeadLinks(content.good, outDir);
  }
}

/** Milliseconds after the last save until all content is read again. */
const calm = 5000;

await dev().catch(reportMistake);
