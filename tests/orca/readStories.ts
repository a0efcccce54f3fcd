import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { languageNames } from '../../locales/languages.ts';
import { stories } from './stories.ts';

/**
 * `npm run orca` lets Orca read stories of the built Storybook in Firefox and writes what it says to
 * docs/conformance/orca.txt. Needs Linux with the packages `orca`, `firefox-esr`, `xvfb` and `dbus`, but neither a
 * screen nor a loudspeaker: without a speech server, Orca writes each utterance to its debug log.
 *
 * Orca reads a page from its beginning when it has loaded. So the script opens one story after the other in a new tab.
 */
const home = mkdtempSync(join(tmpdir(), 'orca-'));
const log = join(home, 'orca.log');
const environment = {
  ...process.env,
  HOME: home,
  DISPLAY: ':77',
  // Orca's own words are English.
  LANG: 'C.UTF-8',
  GNOME_ACCESSIBILITY: '1',
  GTK_MODULES: 'gail:atk-bridge',
};

/** After this time without a word, the page has been read. Orca pauses for up to 3 s while Firefox is busy. */
const silence = 8000;

/** Phrases in which Orca speaks of itself, the window and the page as a whole. */
const ofBrowser =
  /^(Screen reader|[a-z]+-[a-z]+--|Loading|Finished loading|Page has|alert\b|New Tab|Storybook|tool bar)|Mozilla Firefox/;

const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
};

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, { id: string; importPath: string; exportName?: string }>;
};
const server = createServer(sirv('storybook-static')).listen(0);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const programs: ChildProcess[] = [];
try {
  await startDesktop();
  const profile = join(home, 'profile');
  writeProfile(profile);
  start('firefox-esr', '--profile', profile, 'about:blank');
  await setTimeout(30_000);
  const parts: string[] = [];
  for (const [story, language] of stories) {
    const address = `http://localhost:${port}/iframe.html?id=${idOf(story)}&viewMode=story&globals=language:${language}`;
    const before = utterances().length;
    start('firefox-esr', '--profile', profile, '--new-tab', address);
    const said = await readPage(before);
    parts.push([`${story}, ${languageNames[language]}`, ...said].join('\n  '));
    console.log(parts.at(-1));
  }
  writeFileSync('docs/conformance/orca.txt', `${parts.join('\n\n')}\n`);
} finally {
  for (const program of programs.reverse()) program.kill();
  server.close();
  await setTimeout(1000);
  rmSync(home, { recursive: true, force: true });
}

function start(command: string, ...parameters: string[]): void {
  programs.push(spawn(command, parameters, { env: environment, stdio: 'ignore' }));
}

/** A screen in memory, the accessibility bus, and Orca on it. */
async function startDesktop(): Promise<void> {
  start('Xvfb', ':77', '-screen', '0', '1280x900x24');
  await setTimeout(2000);
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await setTimeout(1000);
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    start(
      'dbus-send',
      '--session',
      '--dest=org.a11y.Bus',
      '--print-reply',
      '/org/a11y/bus',
      'org.freedesktop.DBus.Properties.Set',
      'string:org.a11y.Status',
      `string:${property}`,
      'variant:boolean:true',
    );
  }
  // Orca buffers its debug log unless it is a terminal, which `script` provides.
  start('script', '--quiet', '--flush', '--command', 'orca --replace --debug-file=/dev/tty', log);
  await setTimeout(10_000);
}

/** Firefox asks a new user nothing, and lets the accessibility bus read its pages. */
function writeProfile(profile: string): void {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  mkdirSync(profile, { recursive: true });
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
}

/** @param story as in transcripts: `primitives/Button: Busy` */
function idOf(story: string): string {
  const [component, exportName] = story.split(': ');
  const entry = Object.values(index.entries).find(
    (each) =>
      each.importPath === `./stories/${component}.stories.tsx` && each.exportName === exportName,
  );
  if (!entry) throw new Error(`Storybook has no story ${story}`);
  return entry.id;
}

/**
 * Waits until Orca has said something of the page, and then nothing for a while.
 *
 * @param before number of utterances before the page was opened
 */
async function readPage(before: number): Promise<string[]> {
  const said = () =>
    utterances()
      .slice(before)
      .filter((words) => !ofBrowser.test(words));
  // A page in which there is nothing to say.
  const patience = Date.now() + 90_000;
  let count = 0;
  do {
    count = said().length;
    await setTimeout(silence);
  } while (said().length > count || (count === 0 && Date.now() < patience));
  return said();
}

/** All that Orca has said, without the time and the voice. */
function utterances(): string[] {
  if (!existsSync(log)) return [];
  return [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'(?:\{.*\})?\r?$/gm)].map(
    ([, words = '']) => words,
  );
}
