import { rm } from 'node:fs/promises';
import { CmsError, readCmsEnvironment } from './environment.ts';
import { install } from './install.ts';

/** `npm run cms`, and with `--reset` anew: all that was edited is gone. */
async function start() {
  const environment = readCmsEnvironment();
  await install();
  if (process.argv.includes('--reset')) {
    await rm(environment.dataDir, { recursive: true, force: true });
  }
  // What is installed only now can't be imported above.
  const { serve } = await import('./serve.ts');
  await serve(environment);
}

await start().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
