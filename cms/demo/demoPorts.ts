import { CmsError } from '../environment.ts';
import { userOf } from '../running/inUse.ts';
import { assertFree, isFree } from '../running/ports.ts';

/** The default ports, by the variables that set others. */
const usual = { CMS_PORT: 8055, CMS_SMTP_PORT: 8025, CMS_MAIL_PORT: 8026, PORT: 8080 };

const address = '127.0.0.1';

/**
 * Returns the environment of the demo: only on this computer, and with the next free ports if the default
 * ones are taken.
 *
 * @throws CmsError if a port that the operator has set is taken
 */
export async function choosePorts(variables: NodeJS.ProcessEnv) {
  const chosen = new Map<string, number>();
  for (const [variable, port] of Object.entries(usual)) {
    const wish = variables[variable] || undefined;
    if (wish !== undefined) assertPort(variable, wish);
    let free = Number(wish ?? port);
    while ([...chosen.values()].includes(free) || !(await isFree(free, address))) {
      if (wish !== undefined) await assertFree(variable, free, address);
      free += 1;
    }
    chosen.set(variable, free);
  }
  const sitePort = chosen.get('PORT') ?? usual.PORT;
  const here = { CMS_HOST: '', CMS_PUBLIC_URL: '', SITE_URL: `http://localhost:${sitePort}` };
  const ports = [...chosen].map(([variable, port]) => [variable, String(port)] as const);
  return { sitePort, variables: { ...variables, ...here, ...Object.fromEntries(ports) } };
}

function assertPort(variable: string, value: string): void {
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535) return;
  throw new CmsError(`${variable}: expected a port number from 1 to 65535.`);
}

/**
 * Two instances would write into one database, each with its own address of the website.
 *
 * @throws CmsError if a running Directus uses the data
 */
export async function assertUnused(dataDir: string): Promise<void> {
  const url = await userOf(dataDir);
  if (url === undefined) return;
  throw new CmsError(
    `CMS_DATA_DIR: expected data that nothing uses, but the Directus at ${url} does; stop it, or choose another folder.`,
  );
}
