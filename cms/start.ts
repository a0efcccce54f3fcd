import { buildExtension } from './buildExtension.ts';
import { assertFree } from './running/ports.ts';
import { CmsError, readCmsEnvironment } from './environment.ts';
import { install } from './install.ts';
import { reset } from './reset.ts';

/** `npm run cms`. With `--reset`, all data is deleted first. */
async function start() {
  const environment = readCmsEnvironment();
  await install();
  await buildExtension();
  if (process.argv.includes('--reset')) {
    // A running Directus would lose its database.
    await assertFree('CMS_PORT', environment.port, environment.host);
    await reset(environment);
  }
  // Imported here, since its packages may have been installed only just now.
  const { serve } = await import('./serve.ts');
  await serve(environment);
}

await start().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
