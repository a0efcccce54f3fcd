import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePorts } from '../../../../cms/demo/demoPorts.ts';
import { CmsError } from '../../../../cms/environment.ts';

const started = new AsyncDisposableStack();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collegium-demo-'));
  started.defer(() => rm(folder, { recursive: true }));
});

afterAll(() => started.disposeAsync());

const names = ['CMS_PORT', 'CMS_SMTP_PORT', 'CMS_MAIL_PORT', 'PORT'] as const;

const chosen = async (more: Readonly<Record<string, string>> = {}) => {
  const { variables } = await choosePorts({ CMS_DATA_DIR: folder, ...more });
  return variables as Readonly<Record<string, string>>;
};

it('chooses ports that differ from each other and that nobody listens on', async () => {
  const before = await chosen();
  const ports = names.map((name) => Number(before[name]));
  expect(new Set(ports).size).toBe(names.length);
  // A program that listens on only one loopback address (IPv4 or IPv6) also makes a port unusable:
  // it would receive our requests.
  const addresses = ['127.0.0.1', '::1', '127.0.0.1', '::1'];
  for (const [index, port] of ports.entries()) await listen(port, addresses[index]!);
  const after = await chosen();
  for (const name of names) expect(Number(after[name])).toBeGreaterThan(Number(before[name]));
});

it('has the website be where its server is, only on this computer', async () => {
  const variables = await chosen({
    SITE_URL: 'https://www.example.org',
    CMS_HOST: '0.0.0.0',
    CMS_PUBLIC_URL: 'https://cms.example.org',
  });
  expect(variables).toMatchObject({
    SITE_URL: `http://localhost:${variables['PORT']}`,
    CMS_HOST: '',
    CMS_PUBLIC_URL: '',
  });
});

it('takes the ports that the operator names, and reports one that is taken', async () => {
  const server = await listen(0, '127.0.0.1');
  const taken = String(portOf(server));
  await expect(chosen({ CMS_MAIL_PORT: taken })).rejects.toThrow(
    new CmsError(`CMS_MAIL_PORT: ${taken} is taken; stop what uses it, or choose another.`),
  );
  await expect(chosen({ PORT: '80a' })).rejects.toThrow(
    new CmsError('PORT: expected a port number from 1 to 65535.'),
  );
});

async function listen(port: number, address: string): Promise<Server> {
  const server = createServer().listen(port, address);
  await once(server, 'listening');
  started.defer(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
