import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * The options with which tests start a browser. Chromium's headless shell is preferred, and
 * installed if the tests may do so. It needs 60 ms of CPU time for a browser profile and 150 ms for
 * a page in it. Chromium with its hidden window needs 320 ms and 370 ms (version 156). Features
 * that contact other hosts for the browser's own purposes are turned off, because tests would
 * attribute such requests to the site.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  // Playwright's workers read the configuration again and inherit this variable.
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

function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}.`);
  }
  const path =
    headlessShell() ??
    (process.getuid?.() === 0 ? headlessShellAfter(aptInstall) : undefined) ??
    chromiumWithWindow() ??
    headlessShellAfter(playwrightInstall);
  if (path) return path;
  throw new Error('No Chromium: install Chromium or Chrome, or name one with CHROMIUM_PATH.');
}

/**
 * Chromium's headless shell, from Debian's package or from `playwright install`, which installs it
 * beside Chromium.
 */
function headlessShell(): string | undefined {
  const byPlaywright = globSync('chromium_headless_shell-*/*/*headless{-,_}shell{,.exe}', {
    cwd: playwrightFolder,
  });
  return [
    ...onPath('chromium-headless-shell'),
    ...byPlaywright.map((path) => join(playwrightFolder, path)),
  ].find((path) => existsSync(path));
}

function chromiumWithWindow(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [
    ...names.flatMap(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => existsSync(path));
}

/** Chromium's own path there is `chromium-<revision>/<platform>/<program>`. */
const playwrightFolder = dirname(dirname(dirname(chromium.executablePath())));

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Liberation has the metrics of Arial, the fallback until the pages' own fonts are loaded. */
const aptInstall =
  'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation';

const playwrightInstall = 'playwright install --with-deps --only-shell chromium';

function headlessShellAfter(install: string): string | undefined {
  console.log(`No headless shell of Chromium found. Trying: ${install}`);
  spawnSync(install, { shell: true, stdio: 'inherit' });
  return headlessShell();
}
