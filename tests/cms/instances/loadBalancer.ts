import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { foundOrInstalled, onPath } from '../../programs.ts';

/** The file that docs/operating.md offers to operators. */
const published = 'cms/hosting/load-balancer.conf';

/** Starts nginx with the published configuration, except its addresses and its certificate. */
export async function startLoadBalancer(port: number, instances: readonly [number, number]) {
  const nginx = foundOrInstalled(() => onPath('nginx'), 'nginx');
  const own = mkdtempSync(join(tmpdir(), 'collegium-nginx-'));
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configuration(own, port, instances));
  const server = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (server.exitCode !== null) throw new Error('nginx does not start.');
    await wait(50);
  }
  return {
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await ended;
      await rm(own, { recursive: true, force: true });
    },
  };
}

function configuration(own: string, port: number, instances: readonly [number, number]): string {
  const [first, second] = instances;
  const replacements: readonly (readonly [string, string])[] = [
    ['10.0.0.11:8055', `127.0.0.1:${first}`],
    ['10.0.0.12:8055', `127.0.0.1:${second}`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['ssl_certificate /etc/ssl/cms.example.org.pem;', ''],
    ['ssl_certificate_key /etc/ssl/private/cms.example.org.key;', ''],
  ];
  let server = readFileSync(published, 'utf8');
  for (const [text, replacement] of replacements) {
    if (!server.includes(text)) throw new Error(`${published} lacks ${text}`);
    server = server.replace(text, replacement);
  }
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid "${own}/pid";
    events { worker_connections 1024; }
    http {
      access_log off;
      error_log "${own}/error.log";
      ${folders.map((name) => `${name}_temp_path "${own}/${name}";`).join('\n')}
      ${server}
    }`;
}

/** Whether nginx answers, even if no instance does. */
async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
