import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedPictures } from './changedPictures.ts';
import { reviewPage } from './reviewPage.ts';

/**
 * `npm run test:visual [-- <commit> [<part of a path or of a story's title>]]` shows how a change affects the look of the site
 * and of the stories. It builds both from an earlier commit (default: the last one) and from the working tree, takes
 * screenshots of all pages and stories on this machine, and compares them. The repository contains no screenshots, so fonts of
 * different machines are never compared. Chromatic does the same for stories. Ends with 1 if anything changed.
 */
const [commit = 'HEAD', wanted = '/'] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'visual-'));
const earlier = join(scratch, 'checkout');
const report = 'test-results/visual';

try {
  run('git', ['worktree', 'add', '--detach', '--quiet', earlier, commit]);
  symlinkSync(resolve('node_modules'), join(earlier, 'node_modules'));
  takePictures('before', earlier);
  takePictures('after', '.');

  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const [before, after] = ['before', 'after'].map((name) => join(scratch, name));
  const changed = await changedPictures(before!, after!, join(report, 'pictures'));
  writeFileSync(join(report, 'index.html'), reviewPage(changed, commit));
  console.log(`${changed.length} pictures changed: ${report}/index.html`);
  process.exitCode = changed.length > 0 ? 1 : 0;
} finally {
  if (existsSync(earlier)) run('git', ['worktree', 'remove', '--force', earlier]);
  rmSync(scratch, { recursive: true, force: true });
}

/** Builds the site and Storybook in a checkout, and takes their pictures. */
function takePictures(name: 'before' | 'after', checkout: string): void {
  const OUT_DIR = join(scratch, `${name}-site`);
  run('npm', ['run', '--silent', 'build'], { OUT_DIR }, checkout);
  run('npm', ['run', '--silent', 'build-storybook'], {}, checkout);
  run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', '--grep', wanted], {
    OUT_DIR,
    STORYBOOK: resolve(checkout, 'storybook-static'),
    PICTURES: join(scratch, name),
  });
}

function run(command: string, args: string[], variables = {}, folder = '.'): void {
  const env = { ...process.env, ...variables };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}
