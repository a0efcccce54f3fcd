import { startDirectus } from './directus.ts';
import type { CmsEnvironment } from './environment.ts';
import { startMailCatcher } from './mailCatcher.ts';
import { demoPeople } from './people.ts';
import { readSecrets } from './secrets.ts';
import { seed } from './seed/seed.ts';

/** Runs Directus and the mail catcher until Ctrl-C. */
export async function serve(environment: CmsEnvironment): Promise<void> {
  const secrets = await readSecrets(environment);
  const mail = await startMailCatcher(environment);
  const directus = await startDirectus(environment, secrets).catch(async (error: unknown) => {
    await mail.stop();
    throw error;
  });
  const stop = () => void directus.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const { previewUrl } = environment;
    await seed(directus.url, { buildToken: secrets.buildToken, previewUrl });
    console.log(greeting(environment));
    await directus.ended;
  } finally {
    await directus.stop();
    await mail.stop();
  }
}

function greeting({ publicUrl, previewUrl, mailPort, dataDir }: CmsEnvironment): string {
  const logins = Object.entries(demoPeople).map(
    ([role, { email, password }]) => `  ${role.padEnd(14)} ${email.padEnd(20)} ${password}`,
  );
  return [
    '',
    `Directus       ${publicUrl}`,
    `Caught mail    http://localhost:${mailPort}  (as JSON: /messages)`,
    '',
    'Logins for trying out:',
    ...logins,
    '',
    'Build the website from it:',
    `  DIRECTUS_URL=${publicUrl} npm run build`,
    `With PREVIEW=1 and DIRECTUS_TOKEN as in ${dataDir}/.env, it shows drafts, too.`,
    '',
    `The same with npm run dev shows drafts at ${previewUrl}, and what is saved at once.`,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
