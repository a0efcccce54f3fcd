import { spawnSync } from 'node:child_process';

/**
 * `npm run chromatic`: compares a picture of every story, in each language and colour mode, with
 * the last accepted one. It needs an account, so without a token it says so and is content.
 */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('chromatic', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
} else {
  console.log('Visual comparison skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
