import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * npm runs a package's install script with all rights of the user who installs it. `allowScripts`
 * lists a decision for each package that has one. npm stops at any other.
 */

/** The reason why each of these packages may run its script. All others work without theirs. */
const reasons: Readonly<Record<string, string>> = {
  sqlite3: 'It brings no binary: the script fetches one, or compiles it.',
};

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly hasInstallScript?: boolean }>
  >;
}

describe.each(['.', 'cms'])('packages of %s with install scripts', (folder) => {
  it('are each allowed or denied by name, and no other is', async () => {
    const { packages } = await json<Lock>(folder, 'package-lock.json');
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, { name }]) => name ?? path.replace(/^.*node_modules\//, ''));
    const decided = Object.keys(await allowScripts(folder));
    expect(decided.sort()).toEqual([...new Set(scripted)].sort());
  });

  it('are allowed for a reason only', async () => {
    const allowed = Object.entries(await allowScripts(folder)).filter(([, isAllowed]) => isAllowed);
    expect(allowed.filter(([name]) => !reasons[name])).toEqual([]);
  });

  it('stop the installation if nobody has decided on them', async () => {
    const settings = (await readFile(join(folder, '.npmrc'), 'utf8')).split('\n');
    expect(settings).toContain('strict-allow-scripts=true');
  });
});

async function allowScripts(folder: string): Promise<Readonly<Record<string, boolean>>> {
  const manifest = await json<{ allowScripts?: Record<string, boolean> }>(folder, 'package.json');
  return manifest.allowScripts ?? {};
}

async function json<Content>(folder: string, file: string): Promise<Content> {
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as Content;
}
