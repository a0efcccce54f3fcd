import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** What every Playwright suite shares: the browser, two workers, and a report for `npm test`. */
export function suite(name: string, config: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig({
    outputDir: resolve('test-results', name),
    reporter: [['line'], ['json', { outputFile: resolve('test-results', `${name}.json`) }]],
    workers: 2,
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    ...config,
    use: {
      launchOptions: launchOptions(),
      // Transitions would have axe measure colours that are on their way.
      contextOptions: { reducedMotion: 'reduce' },
      ...config.use,
    },
  });
}
