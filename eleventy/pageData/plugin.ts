import type { EleventyConfig } from '../eleventyConfig.ts';
import { OutputFolder } from '../OutputFolder.ts';
import { PageData } from './PageData.ts';

/** Adds the writer for page records and shared data to the pages' data. */
export function pageData(config: EleventyConfig) {
  config.addGlobalData('onFailure', () => config.onFailure);
  config.addGlobalData('isShown', () => config.isShown);
  config.addGlobalData('memory', () => config.memory);
  config.addGlobalData('pageData', () => {
    const output = new OutputFolder(config.directories.output);
    return new PageData((address, json) => {
      output.write(address, json);
    });
  });
}
