import { spawnSync } from 'node:child_process';
import { onPath } from './programs.ts';

/** Full browsers as visitors use them: the tests' headless shell lacks document viewers. */
export const browsers = {
  chrome: { names: ['chromium', 'google-chrome', 'google-chrome-stable'], package: 'chromium' },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
} as const;

/** Finds a browser, or installs it if possible. */
export function findBrowser(name: keyof typeof browsers): string {
  return find(name) ?? install(name);
}

function find(name: keyof typeof browsers): string | undefined {
  return browsers[name].names.map(onPath).find((path) => path !== undefined);
}

function install(name: keyof typeof browsers): string {
  const { package: wanted } = browsers[name];
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${wanted}`;
  if (process.getuid?.() === 0) {
    console.log(`No ${name} found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const installed = find(name);
  if (installed) return installed;
  throw new Error(`No ${name}: install it, such as with "sudo apt-get install ${wanted}".`);
}
