import { existsSync } from 'node:fs';
import { foundOrInstalled, onPath } from '../programs.ts';

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
  return foundOrInstalled(find, 'firefox-esr webkit2gtk-driver xvfb');
}

function find(): Programs | undefined {
  const firefox = onPath('firefox-esr', 'firefox');
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
