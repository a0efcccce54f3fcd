import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedPictures } from './changedPictures.ts';
import { reviewPage } from './reviewPage.ts';

/**
 * `npm run test:visual [-- <commit> [<part of a path, with its slash, or of a story's title> …]]` shows how a change affects the
 * look of the site and of the stories. It builds them from an earlier commit (default: the last one) and from the working tree,
 * takes screenshots of the pages and stories on this machine, and compares them. The repository contains no screenshots, so
 * fonts of different machines are never compared. Chromatic does the same for stories. Ends with 1 if anything changed, and with
 * 2 if it failed.
 */
const [commit = 'HEAD', ...wanted] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'visual-'));
const earlier = join(scratch, 'checkout');
const report = 'test-results/visual';
const began = Date.now();

/** The site or the Storybook: a subject of pictures, and how it is built into a folder. */
const subjects: readonly Subject[] = [
  {
    name: 'pages',
    wanted: wanted.filter((part) => part.startsWith('/')),
    build: (checkout, folder) =>
      buildIn(checkout, 'npm', ['run', '--silent', 'build'], { OUT_DIR: folder }),
    servedFrom: 'OUT_DIR',
  },
  {
    name: 'stories',
    wanted: wanted.filter((part) => !part.startsWith('/')),
    build: (checkout, folder) =>
      // The checkout's own Storybook, not the one of this run.
      buildIn(checkout, 'npx', ['storybook', 'build', '--output-dir', folder, '--loglevel=error']),
    servedFrom: 'STORYBOOK',
  },
];

interface Subject {
  readonly name: 'pages' | 'stories';
  /** Parts of titles. Empty: all. */
  readonly wanted: readonly string[];
  readonly build: (checkout: string, folder: string) => void;
  /** The variable that names the folder to the server. */
  readonly servedFrom: string;
}

process.on('exit', cleanUp);
// Without a listener, Ctrl+C would leave the checkout behind.
process.on('SIGINT', () => process.exit(130));

checkOut();
takePictures('before', earlier);
takePictures('after', '.');

const [before, after] = ['before', 'after'].map((name) => join(scratch, name));
if (!existsSync(before!) && !existsSync(after!))
  fail(`There is no picture: no page and no story matches ${wanted.join(' or ')}.`);
progress('Comparing the pictures');
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
const changed = await changedPictures(before!, after!, join(report, 'pictures'));
writeFileSync(join(report, 'index.html'), reviewPage(changed, commit));
progress(`Done. ${changed.length} pictures changed: ${report}/index.html`);
process.exitCode = changed.length > 0 ? 1 : 0;

function checkOut(): void {
  const { status } = git('worktree', 'add', '--detach', '--quiet', earlier, commit);
  if (status !== 0) fail(`There is no commit "${commit}". Usage: npm run test:visual -- <commit>`);
  const [ownPackages, earlierPackages] = ['.', earlier].map((checkout) =>
    readFileSync(join(checkout, 'package-lock.json'), 'utf8'),
  );
  if (earlierPackages === ownPackages) {
    symlinkSync(resolve('node_modules'), join(earlier, 'node_modules'));
    return;
  }
  progress('Installing the packages of the earlier commit');
  // Scripts of an old commit could install browsers or a whole Directus, which no picture needs.
  buildIn(earlier, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']);
}

/** Builds what is on the pictures in a checkout, and takes the pictures. */
function takePictures(when: 'before' | 'after', checkout: string): void {
  for (const { name, wanted: parts, build, servedFrom } of subjects) {
    if (wanted.length > 0 && parts.length === 0) continue;
    const folder = join(scratch, `${when}-${name}`);
    progress(`Building the ${name} ${when} the change`);
    build(checkout, folder);
    progress(`Taking pictures of the ${name} ${when} the change`);
    const PICTURES = join(scratch, when);
    const config = ['--config', `tests/visual/${name}.config.ts`, '--pass-with-no-tests'];
    const grep = parts.length > 0 ? ['--grep', parts.map(patternOf).join('|')] : [];
    const args = ['test', ...config, ...grep];
    const status = run('playwright', args, '.', { [servedFrom]: folder, PICTURES });
    if (status !== 0) progress(`Some ${name} have no pictures ${when} the change: see above`);
  }
}

function buildIn(checkout: string, command: string, args: readonly string[], variables = {}): void {
  if (run(command, args, checkout, variables) !== 0)
    fail(`${command} ${args.join(' ')} failed in ${checkout}: see above.`);
}

function run(command: string, args: readonly string[], cwd: string, variables = {}): number | null {
  const env = { ...process.env, ...variables };
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status;
}

function git(...args: string[]) {
  return spawnSync('git', args, { stdio: ['ignore', 'ignore', 'ignore'] });
}

/** Returns the pattern of the titles that have a part. A slash alone is the German start page: each path has one. */
function patternOf(part: string): string {
  if (part === '/') return ' /$';
  return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Prints a step with the minutes and seconds since the beginning. */
function progress(step: string): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}  ${step}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function cleanUp(): void {
  git('worktree', 'remove', '--force', earlier);
  rmSync(scratch, { recursive: true, force: true });
}
