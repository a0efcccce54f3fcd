import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../hosts/programs.ts';

/** The programs that the tests start. */
export interface Programs {
  readonly firefox: string;
  readonly webKitDriver: string;
  readonly miniBrowser: string;
  /** A screen without a monitor, for MiniBrowser, which has no headless mode. */
  readonly xvfb: string;
}

/** Finds the programs, and installs the missing ones if the machine has apt-get and we are root. */
export function findPrograms(): Programs {
  return find() ?? install();
}

function find(): Programs | undefined {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  const webKitDriver = onPath('WebKitWebDriver');
  const miniBrowser = miniBrowsers.find((path) => existsSync(path));
  const xvfb = onPath('Xvfb');
  if (!firefox || !webKitDriver || !miniBrowser || !xvfb) return undefined;
  return { firefox, webKitDriver, miniBrowser, xvfb };
}

/** Distributions put MiniBrowser into a library folder, which is not on the path. */
const miniBrowsers = [
  ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
];

const packages = 'firefox-esr webkit2gtk-driver xvfb';

function install(): Programs {
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${packages}`;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`No Firefox, WebKitWebDriver or Xvfb found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'Firefox, WebKitWebDriver with MiniBrowser (WebKitGTK 4.1) or Xvfb is missing: install all of them, ' +
      `for example with "sudo apt-get install ${packages}".`,
  );
}
