import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { CmsError, readCmsEnvironment } from '../../../../../../cms/environment.ts';
import { versionProblem } from '../../../../../../cms/extensions/collegium/guard/testedVersion.ts';

test.each(['11.0.0', '11.17.4', '11.99.0'])('Directus %s is started', (version) => {
  expect(versionProblem(version)).toBeUndefined();
});

test.each(['12.4.1', '12.0.0-rc.1', '10.13.0', '111.0.0', ''])(
  'Directus %s is not, as one line says',
  (version) => {
    const problem = versionProblem(version);
    expect(problem).toMatch(/^Directus .*: expected version 11, .*nothing was changed\. Install/);
    expect(problem).not.toContain('\n');
  },
);

test('npm run cms ends before there is a database, or a port is taken', async () => {
  jest.unstable_mockModule(
    '../../../../../../cms/extensions/collegium/guard/testedVersion.ts',
    () => ({
      versionProblem: () => versionProblem('12.4.1'),
    }),
  );
  const { startDirectus } = await import('../../../../../../cms/directus.ts');
  const dataDir = join(import.meta.dirname, 'no-data');
  const environment = readCmsEnvironment({ CMS_DATA_DIR: dataDir });
  const secrets = { key: 'k', secret: 's', previewSecret: 'p', seedToken: 't' } as never;
  const start = startDirectus(environment, secrets, new AbortController().signal);
  await expect(start).rejects.toThrow(CmsError);
  await expect(start).rejects.toThrow('Directus 12.4.1: expected version 11');
  expect(existsSync(dataDir)).toBe(false);
});
