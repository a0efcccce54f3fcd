import { jest } from '@jest/globals';
import { readCmsEnvironment } from '../../cms/environment.ts';
import { placesOf } from './commands.ts';
import type { Installation } from './installation.ts';
import { sharedEnvironment } from './shared/server.ts';

/**
 * On a running Directus, runs the steps of `npm run cms` before and after the start: it protects
 * the data, reads the secrets, updates schema, rights and content, and prints the logins.
 *
 * @returns the printed text
 */
export async function startAgain(
  { url, data, ports }: Installation,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const printed: unknown[] = [];
  const print = (line: unknown) => void printed.push(line);
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(print),
    jest.spyOn(console, 'error').mockImplementation(print),
  ];
  const environment = readCmsEnvironment({
    ...placesOf(data, ports),
    ...sharedEnvironment(ports),
    // The mail catcher is running as well.
    EMAIL_SMTP_HOST: '127.0.0.1',
    ...variables,
  });
  // A dynamic import: its dependencies may be installed only before the first test.
  const { bringUpToDate, greeting, protectedSecrets } = await import('../../cms/serve.ts');
  // A start changes the umask of its process, which is that of the next test files here. Postfix could not read its own folders.
  const umask = process.umask(0o022);
  try {
    const secrets = await protectedSecrets(environment);
    const logins = await bringUpToDate(url, environment, secrets);
    console.log(greeting(environment, { secrets, logins }));
  } finally {
    process.umask(umask);
    for (const spy of spies) spy.mockRestore();
  }
  return printed.join('\n');
}
