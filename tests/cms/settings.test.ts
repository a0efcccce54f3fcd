import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCmsEnvironment } from '../../cms/environment.ts';
import { directusSettings } from '../../cms/settings/directusSettings.ts';

const secrets = { key: 'key', secret: 'secret', buildToken: 'token', previewSecret: 'preview' };

test('Directus takes no setting from a file in the folder that it is started in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collegium-settings-'));
  try {
    const lines = ['HOST=0.0.0.0', 'IP_TRUST_PROXY=true', 'TUS_ENABLED=true', 'AUTH_PROVIDERS=x'];
    await writeFile(join(folder, '.env'), lines.join('\n'));
    // Directus' own module that reads its settings.
    const library = new URL('../../cms/node_modules/@directus/env/dist/index.js', import.meta.url);
    const program = `import { useEnv } from '${library.href}';
      const { HOST, IP_TRUST_PROXY, TUS_ENABLED, AUTH_PROVIDERS } = useEnv();
      console.log(JSON.stringify([HOST, IP_TRUST_PROXY, TUS_ENABLED, AUTH_PROVIDERS]));`;
    const settings = directusSettings(readCmsEnvironment({}), secrets);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: folder, env: { PATH: process.env['PATH'], ...settings } },
    );
    expect(JSON.parse(stdout)).toEqual(['127.0.0.1', false, false, '']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
