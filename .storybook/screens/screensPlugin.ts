import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Replaces `screens.ts` by code that makes the screens. A process of its own runs the templates: Storybook loads its settings
 * in another way than the build loads modules.
 */
export function screensPlugin(): Plugin {
  return {
    name: 'collegium-screens',
    enforce: 'pre',
    load: {
      filter: { id: /\.storybook\/screens\/screens\.ts$/ },
      handler: async () => {
        const run = promisify(execFile);
        const args = ['--import', 'tsx', '.storybook/screens/printCode.ts'];
        const { stdout } = await run(process.execPath, args, { maxBuffer: Infinity });
        return stdout;
      },
    },
  };
}
