import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { answeredAt } from './answered.ts';
import { launchOptions } from './browser.ts';
import { freePorts } from './freePort.ts';
import { leftOutToday } from './run/thirdDay.ts';

/**
 * The configuration that all Playwright suites share: browser, workers, a report for `npm test`,
 * and a server.
 *
 * @param name names the report in test-results/
 * @param serve the command that serves the site under test on the port in `PORT`
 * @param reporters files of additional reporters
 * @param others commands that serve other sites under test, by the name for `addressOf`
 */
export async function suite(
  name: string,
  serve: string,
  { reporters = [], others = {} }: SuiteOptions = {},
): Promise<PlaywrightTestConfig> {
  await choosePorts([name, ...Object.keys(others)]);
  const baseURL = addressOf(name);
  const otherServers = Object.entries(others).map(([other, command]) => server(command, other));
  return defineConfig({
    outputDir: resolve('test-results', name),
    reporter: [
      // Print the name of each test only in a terminal. In a log, names would hide the failures.
      [process.stdout.isTTY ? 'line' : 'dot'],
      [resolve('tests/run/playwrightReporter.ts')],
      ...reporters.map((file) => [resolve(file)] as const),
    ],
    // Not more: other suites of `npm test` run at the same time, and a slow page makes tests unsteady.
    workers: availableParallelism(),
    // `npm test` counts a test that passes only at the second attempt as unsteady.
    retries: 1,
    fullyParallel: true,
    testIgnore: leftOutToday(name).map((file) => `**/${file}`),
    forbidOnly: Boolean(process.env.CI),
    // A generous limit, because a slow machine must not fail a test. `npm run bench` measures
    // times. An event that never happens still fails the test.
    timeout: 300_000,
    expect: { timeout: 60_000 },
    use: {
      baseURL,
      storageState: answeredAt(baseURL),
      launchOptions: launchOptions(),
      // A service worker would respond instead of the server under test. tests/site/offline/ allows it.
      serviceWorkers: 'block',
      // During transitions, axe would measure intermediate colours.
      contextOptions: { reducedMotion: 'reduce' },
    },
    webServer: [server(serve, name), ...otherServers],
  });
}

interface SuiteOptions {
  readonly reporters?: readonly string[];
  readonly others?: Readonly<Record<string, string>>;
}

/** The address of a server of the suite. */
export function addressOf(name: string): string {
  return `http://localhost:${process.env[portVariable(name)] ?? ''}`;
}

/** The command may have to build before it serves. */
function server(command: string, name: string) {
  const port = Number(process.env[portVariable(name)]);
  return { command, cwd: resolve('.'), env: { PORT: String(port) }, port, timeout: 300_000 };
}

/**
 * Chooses free ports, so that tests can run while a developer uses other servers. Playwright's workers
 * read the configuration again and inherit the variables.
 */
async function choosePorts(names: readonly string[]): Promise<void> {
  const variables = names.map(portVariable).filter((variable) => !process.env[variable]);
  // One call for all of them: two calls could find the same port.
  const ports = await freePorts(variables.length);
  for (const [place, variable] of variables.entries()) process.env[variable] = String(ports[place]);
}

function portVariable(name: string): string {
  return `${name.toUpperCase()}_TEST_PORT`;
}
