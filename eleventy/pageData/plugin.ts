import type { EleventyConfig } from '../eleventyConfig.ts';
import { OutputFolder } from '../OutputFolder.ts';
import { makeAtOnce } from './makePage.ts';
import { PageData } from './PageData.ts';

/** Lets templates write their pages and the records of these. */
export function pageData(config: EleventyConfig) {
  config.addGlobalData('makePage', () => config.makePage ?? makeAtOnce);
  config.addGlobalData('memory', () => config.memory);
  config.addGlobalData('output', () => new OutputFolder(config.directories.output));
  config.addGlobalData('pageData', () => {
    const output = new OutputFolder(config.directories.output);
    return new PageData((address, json) => {
      output.write(address, json);
    });
  });
}
