import { expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { readEnvironment } from '../../../../data/settings/environment.ts';
import type { Build, EleventyConfig } from '../../../../eleventy/eleventyConfig.ts';
import { liveReload } from '../../../../eleventy/liveReload/plugin.ts';

it.each([
  ['../my-association/content', resolve('../my-association/content')],
  ['/srv/content', '/srv/content'],
  ['data/embedded/shop', 'data/embedded/shop'],
])('watches the content in %s by a path that changes are reported with', (folder, watched) => {
  const paths = watchedWith(folder);
  expect(paths).toContain(watched);
  // A single such path changes how Eleventy names each file.
  expect(paths.filter((path) => path.startsWith('..'))).toEqual([]);
});

/** The paths that Eleventy is told to watch. */
function watchedWith(contentDir: string): string[] {
  const paths: string[] = [];
  const ignore = () => undefined;
  const config = {
    addWatchTarget: (path: string) => void paths.push(path),
    setWatchJavaScriptDependencies: ignore,
    setServerOptions: ignore,
    setChokidarConfig: ignore,
    on: ignore,
  } as unknown as EleventyConfig;
  const environment = { ...readEnvironment({}), contentDir };
  liveReload(config, { environment } as unknown as Build);
  return paths;
}
