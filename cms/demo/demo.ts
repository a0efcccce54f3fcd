import { defaultProject } from '../../data/settings/embeddedProjects.ts';
import { buildExtension } from '../buildExtension.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from '../environment.ts';
import { install } from '../install.ts';
import type { RunningCms } from '../serve.ts';
import { stopSignal } from '../running/stopSignal.ts';
import { assertUnused, choosePorts } from './demoPorts.ts';
import { demoOfProjectHost } from './demoOfProjectHost.ts';
import { showDemo } from './showDemo.ts';

/** `npm run demo`: runs all parts of Collegium on this computer, until Ctrl-C. */
async function demo(): Promise<void> {
  const stopped = stopSignal();
  await (process.argv.includes('--project-host')
    ? demoOfProjectHost(stopped)
    : demoOfDirectus(stopped));
}

async function demoOfDirectus(stopped: AbortSignal): Promise<void> {
  await install();
  await buildExtension();
  await assertUnused(readCmsEnvironment(process.env).dataDir);
  const { sitePort, variables } = await choosePorts(process.env);
  const environment = readCmsEnvironment(variables);
  // Imported here, since its packages may have been installed only just now.
  const { whileRunning } = await import('../serve.ts');
  await whileRunning(environment, stopped, async (cms) => {
    const { project, publicUrl, siteUrl } = environment;
    await showDemo(
      { siteUrl, port: sitePort },
      {
        variables: { DIRECTUS_URL: publicUrl, DIRECTUS_PUBLIC_URL: publicUrl },
        folder: project === defaultProject ? 'demo' : `demo-${project}`,
        ended: cms.ended,
        greeting: (isBuilt) => greeting(environment, cms, isBuilt),
      },
      stopped,
    );
  });
}

async function greeting(
  environment: CmsEnvironment,
  { secrets, logins }: RunningCms,
  isBuilt: boolean,
): Promise<string> {
  const { caughtMailAddress, loginLines } = await import('../serve.ts');
  const { publicUrl, siteUrl, catchesMail } = environment;
  const notBuilt = 'could not be built: correct in Directus what is listed above, and start again';
  return [
    '',
    `Website        ${isBuilt ? siteUrl : notBuilt}`,
    `Directus       ${publicUrl}`,
    ...(catchesMail ? [`Mails          ${caughtMailAddress(environment, secrets)}`] : []),
    '',
    ...loginLines(logins),
    'Messages and sign-ups of the website arrive in Directus; mails are caught and go nowhere.',
    'What is edited in Directus is on the website after the next npm run demo.',
    '',
    'Ctrl-C stops all of it.',
  ].join('\n');
}

await demo().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
