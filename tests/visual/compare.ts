import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `npm run test:visual [-- <commit> [<part of a path>]]` shows how a change affects the look of the
 * site. It builds the site of an earlier commit (default: the last one) and of the working tree,
 * takes screenshots of every page of both on this machine, and compares them. The repository
 * contains no screenshots, so fonts of different machines are never compared. Chromatic does the
 * same for stories.
 */
const [commit = 'HEAD', pages = '/'] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'visual-'));
const earlier = join(scratch, 'checkout');
const sites = { before: join(scratch, 'before'), after: join(scratch, 'after') };

try {
  run('git', ['worktree', 'add', '--detach', '--quiet', earlier, commit]);
  symlinkSync(resolve('node_modules'), join(earlier, 'node_modules'));
  run('npm', ['run', '--silent', 'build'], { OUT_DIR: sites.before }, earlier);
  run('npm', ['run', '--silent', 'build'], { OUT_DIR: sites.after });

  rmSync('.cache/visual', { recursive: true, force: true });
  takePictures(sites.before, 'all');
  process.exitCode = takePictures(sites.after, 'none');
  if (process.exitCode)
    console.log('What differs is in test-results/visual: expected, actual, diff.');
} finally {
  if (existsSync(earlier)) run('git', ['worktree', 'remove', '--force', earlier]);
  rmSync(scratch, { recursive: true, force: true });
}

/** Takes the reference screenshots (`all`), or compares with them (`none`). */
function takePictures(site: string, update: 'all' | 'none'): number {
  const config = 'tests/visual/playwright.config.ts';
  const command = ['test', '--config', config, `--update-snapshots=${update}`, '--grep', pages];
  return spawn('playwright', command, { OUT_DIR: site });
}

function run(command: string, args: string[], variables = {}, folder = '.'): void {
  const status = spawn(command, args, variables, folder);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

function spawn(command: string, args: string[], variables = {}, folder = '.'): number {
  const env = { ...process.env, ...variables };
  return spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' }).status ?? 1;
}
