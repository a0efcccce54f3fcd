import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { EleventyConfig } from '../../../../eleventy/eleventyConfig.ts';
import { search } from '../../../../eleventy/search/plugin.ts';
import type { SearchIndex } from '../../../../eleventy/search/SearchIndex.ts';

let output: string;
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(output, { recursive: true }));

type Listener = (build: object) => unknown;

/** Returns a function that runs Eleventy once and returns the global data `searchIndex`. */
function eleventy() {
  const listeners = new Map<string, Listener>();
  let searchIndex: (() => SearchIndex | undefined) | undefined;
  search({
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    addGlobalData: (_: string, data: () => SearchIndex | undefined) => (searchIndex = data),
  } as unknown as EleventyConfig);
  return async (runMode: string) => {
    const build = { runMode, directories: { output } };
    await listeners.get('eleventy.before')?.(build);
    const index = searchIndex?.();
    await listeners.get('eleventy.after')?.(build);
    return index;
  };
}

it('writes the index at the start of `npm run dev`, and not after edits', async () => {
  const run = eleventy();
  expect(await run('serve')).toBeDefined();
  expect(existsSync(join(output, 'search-index'))).toBe(true);
  rmSync(join(output, 'search-index'), { recursive: true });
  expect(await run('serve')).toBeUndefined();
  expect(existsSync(join(output, 'search-index'))).toBe(false);
});

it('starts each build with an empty index', async () => {
  const run = eleventy();
  const first = await run('build');
  const second = await run('build');
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});
