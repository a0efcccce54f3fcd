import { spawnSync } from 'node:child_process';

/**
 * `npm run chromatic`: compares pictures of every story (`pictureModes.ts`) with the last accepted ones. It needs an account.
 * Without its token, `npm run test:visual` shows the same.
 */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('chromatic', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
} else {
  console.log('Visual comparison skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
