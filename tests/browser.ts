import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * How tests start a browser: the Chromium that the machine has, or one that is installed now. The
 * headless shell is the same browser without a window, which takes a third off the time of the tests.
 * The browser keeps still: what it would fetch for itself must not be taken for the site's doing.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium() ?? installChromium();
  // Playwright's workers ask again; they inherit the answer.
  process.env.CHROMIUM_PATH = executablePath;
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}.`);
  }
  return [
    ...names.flatMap(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => existsSync(path));
}

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function installChromium(): string {
  const attempts = [
    'playwright install --with-deps chromium',
    // Liberation has the measures of Arial, in which pages are set until their own fonts are there.
    'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation',
  ];
  for (const command of attempts) {
    console.log(`No Chromium found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install Chromium or Chrome, or name one with CHROMIUM_PATH.');
}
