import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawRequest } from './rawRequest.ts';
import {
  checkApache,
  checkNginx,
  servedFolder,
  startApache,
  startNginx,
  type HostServer,
} from './servers.ts';

const hosts = {
  nginx: {
    start: startNginx,
    check: checkNginx,
    file: 'nginx.conf',
    header: (value: string) => `add_header X-Rule "${value}" always;`,
  },
  Apache: {
    start: startApache,
    check: checkApache,
    file: '.htaccess',
    header: (value: string) => `Header always set X-Rule "${value}"`,
  },
};

describe.each(Object.entries(hosts))('%s in the tests', (_, { start, check, file, header }) => {
  const folder = servedFolder();
  let server: HostServer;

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<p>Guten Tag</p>');
    writeFileSync(join(folder, file), header('1'));
    server = await start(folder);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('serves a folder by the rules in it', async () => {
    const answer = await rawRequest(server, '/index.html');
    expect([answer.status, answer.text()]).toEqual([200, '<p>Guten Tag</p>']);
    expect(answer.header('X-Rule')).toBe('1');
  });

  it('obeys other rules after a restart', async () => {
    writeFileSync(join(folder, file), header('2'));
    await server.restart();
    expect((await rawRequest(server, '/index.html')).header('X-Rule')).toBe('2');
  });

  it('says what is wrong with rules', () => {
    expect(check(folder)).toMatchObject({ accepted: true });
    writeFileSync(join(folder, file), 'nonsense "');
    const { accepted, output } = check(folder);
    expect(accepted).toBe(false);
    expect(output).toContain(file);
  });

  it('serves a folder that only its owner may read', async () => {
    const closed = servedFolder();
    writeFileSync(join(closed, 'index.html'), 'closed', { mode: 0o600 });
    writeFileSync(join(closed, file), '', { mode: 0o600 });
    const other = await start(closed);
    expect((await rawRequest(other, '/index.html')).text()).toBe('closed');
    await other.stop();
    rmSync(closed, { recursive: true });
  });
});
