import { foundOrInstalled, onPath } from '../programs.ts';

/** Full browsers as visitors use them: the tests' headless shell lacks document viewers. */
export const browsers = {
  chrome: { names: ['chromium', 'google-chrome', 'google-chrome-stable'], package: 'chromium' },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
} as const;

/** Finds a browser, or installs it if possible. */
export function findBrowser(name: keyof typeof browsers): string {
  const { names, package: wanted } = browsers[name];
  return foundOrInstalled(() => onPath(...names), wanted);
}
