import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { PageData } from './PageData.ts';

/** Lets templates write the records of their pages, each at once so that none is kept in memory. */
export function pageData(config: EleventyConfig) {
  const write = (address: string, json: string) => {
    const file = join(config.directories.output, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json);
  };
  config.addGlobalData('pageData', () => new PageData(write));
}
