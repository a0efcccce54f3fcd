import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort.ts';
import { findPrometheus } from '../prometheus.ts';
import { metricsToken } from './shared/server.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** The figures for Prometheus of the real Directus. */
const cms = await sharedCms();

test('only Prometheus, by its token, and administrators may read the figures', async () => {
  const administrator = `Bearer ${await cms.logIn('administrator')}`;
  const editor = `Bearer ${await cms.logIn('editor')}`;
  const statuses = await Promise.all(
    [undefined, 'Metrics wrong', editor, `Metrics ${metricsToken}`, administrator].map(
      async (authorization) => (await askMetrics(authorization)).status,
    ),
  );
  expect(statuses).toEqual([403, 403, 403, 200, 200]);
});

test('requests are counted by part, method and status, also those that a guard refuses', async () => {
  await fetch(`${cms.url}/items/news?limit=1`);
  await fetch(`${cms.url}//items/news`);
  await fetch(`${cms.url}/collegium/nothing`, { method: 'POST' });
  const figures = await soon(metrics, (text) => text.includes('part="forms"'));
  expect(figures).toMatch(/_count\{part="items",method="GET",status="200"\} [1-9]/);
  expect(figures).toMatch(/_count\{part="other",method="GET",status="400"\} [1-9]/);
  expect(figures).toMatch(/_count\{part="forms",method="POST",status="4\d\d"\} [1-9]/);
});

test('a caller can neither add figures nor put personal data into them', async () => {
  await metrics();
  for (let index = 0; index < 50; index += 1) {
    await fetch(`${cms.url}/ada${index}@example.org/ada?filter=ada@example.org`);
  }
  for (const method of ['PROPFIND', 'M-SEARCH', 'PURGE']) {
    await fetch(`${cms.url}/items/news`, { method });
  }
  const figures = await metrics();
  expect(figures).not.toContain('ada');
  expect(figures).not.toMatch(/method="(?!(?:GET|HEAD|POST|PATCH|DELETE|OPTIONS|SEARCH|other)")/);
  expect(figures).toContain('part="items",method="other"');
  const parts = new Set([...figures.matchAll(/part="([^"]*)"/g)].map(([, part]) => part));
  expect([...allParts].filter((part) => parts.has(part))).toEqual([...parts].sort());
});

test('a mail that waits, and one that was given up, are seen with the age of the oldest', async () => {
  expect(await metrics()).toContain('collegium_oldest_waiting_mail_seconds 0\n');
  const hourAgo = Date.now() - 3_600_000;
  queue('one', 'waiting', hourAgo);
  queue('two', 'waiting', Date.now());
  queue('three', 'not_sent', hourAgo);
  const figures = await metrics();
  expect(figures).toContain('collegium_mails{state="waiting"} 2\n');
  expect(figures).toContain('collegium_mails{state="not_sent"} 1\n');
  const age = Number(/^collegium_oldest_waiting_mail_seconds (.*)$/m.exec(figures)?.[1]);
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(3700);
});

test('Directus reports each figure that an alert asks it for', async () => {
  const alerts = readFileSync('docs/alerts.yml', 'utf8');
  const asked = new Set(alerts.match(/collegium_\w+?(?=_count|_bucket|\b)/g));
  // These come from the commands that publish and back up (docs/operating.md).
  asked.delete('collegium_publication_exit_code');
  asked.delete('collegium_published_seconds');
  asked.delete('collegium_backup_seconds');
  const figures = await metrics();
  expect(asked.size).toBe(4);
  expect([...asked].filter((name) => !figures.includes(`# TYPE ${name} `))).toEqual([]);
});

test('Prometheus takes the figures, and finds no mistake in ours', async () => {
  const { promtool } = findPrometheus();
  const figures = await metrics();
  const { stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], {
    input: figures,
    encoding: 'utf8',
  });
  const lines = `${stdout}${stderr}`.split('\n');
  expect(lines.filter((line) => /^collegium_|^error while/.test(line))).toEqual([]);
});

test('a real Prometheus reads the figures as docs/operating.md sets it up', async () => {
  await fetch(`${cms.url}/items/news?limit=1`);
  const { prometheus } = findPrometheus();
  const folder = await mkdtemp(join(cms.temp, 'prometheus-'));
  const documented = readFileSync('docs/operating.md', 'utf8');
  const settings = /```yaml\n(# prometheus\.yml\n.+?)```/s
    .exec(documented)![1]!
    .replace('/srv/collegium/docs/alerts.yml', resolve('docs/alerts.yml'))
    .replace('a-long-random-text', metricsToken)
    .replace('127.0.0.1:8055', new URL(cms.url).host);
  await writeFile(join(folder, 'prometheus.yml'), `global: { scrape_interval: 1s }\n${settings}`);
  const port = await freePort();
  const running = spawn(prometheus, [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${folder}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  const query = async (expression: string): Promise<unknown> => {
    const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`;
    const response = await fetch(address).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as Found | undefined;
    return body?.data?.result?.[0]?.value[1];
  };
  try {
    expect(
      await soon(
        () => query('up{job="directus"}'),
        (value) => value === '1',
      ),
    ).toBe('1');
    const seen = 'collegium_request_seconds_count{part="items",status="200"} > 0';
    expect(Number(await soon(() => query(seen), Boolean))).toBeGreaterThan(0);
    expect(await query('collegium_mails{state="waiting"}')).toMatch(/^\d+$/);
  } finally {
    running.kill();
    await once(running, 'exit');
  }
});

interface Found {
  readonly data?: { readonly result?: readonly { readonly value: readonly [number, string] }[] };
}

/** The parts of the API that a figure may name, in alphabetical order. */
const allParts = 'admin assets auth files forms graphql items other users'.split(' ');

function askMetrics(authorization?: string): Promise<Response> {
  return fetch(`${cms.url}/metrics`, { headers: authorization ? { authorization } : {} });
}

async function metrics(): Promise<string> {
  return (await askMetrics(`Metrics ${metricsToken}`)).text();
}

function queue(key: string, state: string, queuedAt: number): void {
  cms.inDatabase(
    `insert into outgoing_mails (kind, about, key, state, attempts, queued_at, next_at) values ('welcome', 0, ?, ?, 1, ?, ?)`,
    ...[key, state, queuedAt, Date.now() + 3_600_000],
  );
}
