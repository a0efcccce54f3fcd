import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import packages from '../../package.json' with { type: 'json' };
import { findContainerTools } from './programs.ts';

/*
 * Tests the files of cms/hosting with the programs that read them: systemd, Docker's language
 * server and Docker Compose. No container runs here.
 */

const { systemd, compose } = findContainerTools();
const source = join('cms', 'hosting');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'collegium-hosting-'));
  cpSync(source, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The severity of a mistake, in the protocol of language servers. */
const error = 1;

const units = readdirSync(source).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));

/** Runs `systemd-analyze` with the units in the folder, in addition to those of the computer. */
function analyze(...args: readonly string[]) {
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
  return spawnSync(systemd, args, { encoding: 'utf8', env });
}

describe('systemd', () => {
  it.each(units)('accepts %s', (unit) => {
    expect(units.length).toBeGreaterThan(3);
    const { status, stderr } = analyze('verify', '--man=no', unit);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('rejects a unit with a mistake', () => {
    const unit = readFileSync(join(source, services[0]!), 'utf8');
    writeFileSync(join(folder, 'broken.service'), unit.replace('ExecStart=', 'ExecStrat='));
    expect(analyze('verify', '--man=no', 'broken.service').status).not.toBe(0);
  });

  // systemd's scale: 10 is a service without limits, 0 one that may do nothing.
  it.each(services)('finds that %s may do little', (service) => {
    const { status, stdout } = analyze('security', '--offline=yes', '--threshold=40', service);
    expect([status, stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('exposure')]);
  });

  it.each(services)('starts a command of package.json: %s', (service) => {
    const unit = readFileSync(join(source, service), 'utf8');
    const [, command] = /^ExecStart=\/usr\/bin\/env npm run --silent (\S+)/m.exec(unit) ?? [];
    expect(Object.keys(packages.scripts)).toContain(command);
  });
});

describe('Docker', () => {
  it('accepts the Dockerfile', () => {
    expect(complaintsAbout(readFileSync(join(source, 'Dockerfile'), 'utf8'))).toEqual([]);
  });

  it('rejects a Dockerfile with a mistake', () => {
    expect(complaintsAbout('FROM node:24\nRUNN npm ci\nEXPOSE web')).toHaveLength(2);
  });

  function complaintsAbout(dockerfile: string) {
    return validate(dockerfile)
      .filter(({ severity }) => severity === error)
      .map(({ message }) => message);
  }
});

describe('Docker Compose', () => {
  it('accepts compose.yaml', () => {
    for (const file of ['cms.env', 'build.env']) writeFileSync(join(folder, file), '');
    const { status, stdout } = config({ DB_PASSWORD: 'only for the test' });
    expect(status).toBe(0);
    for (const name of ['database', 'redis', 'cms', 'build', 'backup']) {
      expect(stdout).toMatch(new RegExp(`^ {2}${name}:$`, 'm'));
    }
    // Directus is reachable only through the web server with the certificate.
    expect(stdout.match(/\d[\d.]+:\d+(?=:8055)/g)).toEqual(['127.0.0.1:8055']);
  });

  it('says in one line which password is missing', () => {
    const { status, stderr } = config({});
    expect(status).not.toBe(0);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('DB_PASSWORD')]);
  });

  function config(variables: Readonly<Record<string, string>>) {
    const { PATH, HOME } = process.env;
    const args = ['-f', join(folder, 'compose.yaml'), ...['build', 'backup'].flatMap(inProfile)];
    return spawnSync(compose, [...args, 'config'], {
      encoding: 'utf8',
      env: { PATH, HOME, ...variables },
    });
  }

  function inProfile(name: string): string[] {
    return ['--profile', name];
  }
});
