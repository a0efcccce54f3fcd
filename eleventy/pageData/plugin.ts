import type { EleventyConfig } from '../eleventyConfig.ts';
import { OutputFolder } from '../OutputFolder.ts';
import { PageDataWriter } from './PageDataWriter.ts';

/** Adds the writer for page data and shared data to the templates' data, and what the command has put into the configuration. */
export function pageData(config: EleventyConfig) {
  config.addGlobalData('onFailure', () => config.onFailure);
  config.addGlobalData('isShown', () => config.isShown);
  config.addGlobalData('memory', () => config.memory);
  config.addGlobalData('pageData', () => {
    const output = new OutputFolder(config.directories.output);
    return new PageDataWriter((address, json) => {
      output.write(address, json);
    });
  });
}
