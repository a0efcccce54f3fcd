import { buildExtensions } from './buildExtensions.ts';
import { assertFree } from './running/ports.ts';
import { CmsError, readCmsEnvironment } from './environment.ts';
import { install } from './install.ts';
import { reset } from './reset.ts';

/** `npm run cms`, and with `--reset` anew: all that was edited is gone. */
async function start() {
  const environment = readCmsEnvironment();
  await install();
  await buildExtensions();
  if (process.argv.includes('--reset')) {
    // A Directus that is running would lose its database under its feet.
    await assertFree('CMS_PORT', environment.port, environment.host);
    await reset(environment);
  }
  // What is installed only now can't be imported above.
  const { serve } = await import('./serve.ts');
  await serve(environment);
}

await start().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
