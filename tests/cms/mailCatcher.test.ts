import { request } from 'node:http';
import { install } from '../../cms/install.ts';
import { portsOfCms } from './commands.ts';

/* The caught mails contain links to reset passwords, so only the operator may read them. */

const key = 'a'.repeat(64);

let port: number;
let catcher: { stop(): Promise<void> };

beforeAll(async () => {
  await install();
  const { startMailCatcher } = await import('../../cms/mailCatcher.ts');
  const ports = await portsOfCms();
  port = ports.mail;
  catcher = await startMailCatcher({ smtpPort: ports.smtp, mailPort: port }, key);
});

afterAll(() => catcher.stop());

test.each(['localhost', '127.0.0.1'])('shows mail to who knows the key, at %s', async (name) => {
  expect(await statusOf(`/${key}/`, `${name}:${port}`)).toBe(200);
  expect(await statusOf(`/${key}/messages`, `${name}:${port}`)).toBe(200);
});

test.each(['/', '/messages', `/${key}`, `/${'b'.repeat(64)}/`, `/${key}/messages/x`, `//${key}/`])(
  'shows nothing at %s',
  async (path) => {
    expect(await statusOf(path, `localhost:${port}`)).toBe(404);
  },
);

test.each(['rebound.example.org', 'localhost', 'localhost.example.org:80'])(
  'answers nobody who comes by the name “%s”',
  async (host) => {
    expect(await statusOf(`/${key}/`, host)).toBe(421);
  },
);

test('lets no other website read or embed it', async () => {
  const { headers } = await fetch(`http://localhost:${port}/${key}/messages`, {
    headers: { origin: 'https://www.example.org' },
  });
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

function statusOf(path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
