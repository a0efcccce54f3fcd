import { createRequire } from 'node:module';

/** The major version of Directus that was tested with this version of Collegium. */
const testedMajor = '11';

/**
 * Returns why this version of Directus is not started, or undefined. An untested version must not migrate
 * the database: only a backup reverts a migration.
 */
export function versionProblem(version = installedVersion()): string | undefined {
  if (version.split('.')[0] === testedMajor) return undefined;
  return `Directus ${version}: expected version ${testedMajor}, the only one that was tested; nothing was changed. Install the version in cms/package-lock.json with \`npm ci\` in cms/ (docs/decisions/0052-directus-11.md).`;
}

function installedVersion(): string {
  const { version } = createRequire(import.meta.url)('directus/package.json') as {
    readonly version: string;
  };
  return version;
}
