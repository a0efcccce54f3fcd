import { accountFindings, type Finding } from './check/accountFindings.ts';
import { healthFindings } from './check/healthFindings.ts';
import { photographFindings } from './check/photographFindings.ts';
import { settingFindings } from './check/settingFindings.ts';
import { threatFindings } from './check/threatFindings.ts';
import { versionReport } from './check/versionReport.ts';
import { printable } from '../data/problems/printable.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from './environment.ts';
import { openTo } from './protect.ts';
import { installedSecrets } from './running/installedSecrets.ts';
import { expectOwnDirectus } from './running/isOwnDirectus.ts';
import { localUrl } from './running/localUrl.ts';
import { secretsFile, type Secrets } from './secrets.ts';
import { seedClient } from './seed/client.ts';
import { directusSettings } from './settings/directusSettings.ts';

/**
 * `npm run cms:check`, with the variables of `npm run cms`: prints what has to change before the
 * installation goes public.
 */
async function check(): Promise<void> {
  const environment = readCmsEnvironment();
  const secrets = await installedSecrets(environment);
  const open = await openTo(environment.dataDir);
  const findings: readonly Finding[] = [
    ...settingFindings(environment, directusSettings(environment, secrets)),
    ...open.map(({ path, mode }) => ({
      line: `${path}: expected mode ${mode.toString(8)}, found that other users of the computer get at it; chmod ${mode.toString(8)} it.`,
    })),
    ...(await findingsIn(environment, secrets)),
  ];
  for (const { line, isAdvice } of findings) {
    // Names of files are in some lines.
    console.log(printable(isAdvice ? `Recommended: ${line}` : line));
  }
  const grave = findings.filter(({ isAdvice }) => !isAdvice);
  if (grave.length === 0) console.log('Nothing stands in the way of going public.');
  else process.exitCode = 1;
}

/** The findings that need a running Directus. */
async function findingsIn(
  environment: CmsEnvironment,
  secrets: Secrets,
): Promise<readonly Finding[]> {
  const url = localUrl(environment);
  const ping = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  if (!ping?.ok) {
    return [
      {
        line: `CMS_PORT: expected Directus at ${url}, which does not answer; start \`npm run cms\` and check again, with the same CMS_PORT.`,
      },
    ];
  }
  await expectOwnDirectus(url, environment, secrets);
  const client = await seedClient(url, secrets.seedToken, secretsFile(environment));
  console.log(await versionReport(client));
  const { passwords } = secrets;
  return [
    ...(await accountFindings(url, client, { passwords, mailTo: environment.mailTo })),
    ...(await photographFindings(url, client)),
    ...(await threatFindings(url, client)),
    ...(await healthFindings(url, secrets.seedToken)),
  ];
}

await check().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
