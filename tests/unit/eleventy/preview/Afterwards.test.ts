import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EleventyConfig, FinishedBuild } from '../../../../eleventy/eleventyConfig.ts';
import { Afterwards } from '../../../../eleventy/preview/Afterwards.ts';

let said: string[];
let finish: (name: string) => Promise<unknown>;
let afterwards: Afterwards;

beforeEach(() => {
  said = [];
  const listeners: ((build: FinishedBuild) => unknown)[] = [];
  const config = {
    on: (_event: string, listener: (build: FinishedBuild) => unknown) => listeners.push(listener),
  } as unknown as EleventyConfig;
  afterwards = new Afterwards(config, () => said.push('finished'));
  config.on('eleventy.after', async ({ directories }) => {
    await Promise.resolve();
    said.push(`sitemap of ${directories.output}`);
  });
  finish = (output) =>
    Promise.all(listeners.map((listen) => listen({ runMode: 'serve', directories: { output } })));
});

describe('what a build does after its pages', () => {
  it('comes with the first build', async () => {
    await finish('first');
    expect(said).toEqual(['finished', 'sitemap of first']);
  });

  it('waits later until the browser has been told', async () => {
    await finish('first');
    said = [];
    await finish('second');
    expect(said).toEqual(['finished']);
    await afterwards.catchUp();
    expect(said).toEqual(['finished', 'sitemap of second']);
  });

  it('comes once where one build follows the other', async () => {
    await finish('first');
    said = [];
    await finish('second');
    const early = afterwards.catchUp();
    await finish('third');
    await Promise.all([early, afterwards.catchUp()]);
    expect(said).toEqual(['finished', 'finished', 'sitemap of third']);
  });
});
