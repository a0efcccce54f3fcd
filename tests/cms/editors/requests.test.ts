import { createServer } from 'node:http';
import { demoPeople } from '../../../cms/people.ts';
import { keptSecret, type Answer } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

/* Directus downloads a file from an address that an editor enters. */

const cms = await sharedCms();

let editor: string;
beforeAll(async () => {
  editor = await cms.logIn('editor');
});

describe('an editor fetches nothing from', () => {
  test.each([
    ...['127.0.0.1', 'localhost', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'],
    ...['127.1.2.3', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ])('this computer as %s', async (host) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/plain').end('Inner');
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.address() as { readonly port: number };
    const url = `http://${host}:${port}/x.txt`;
    const before = denials();
    const answer = await asEditor('POST', '/files/import', { url });
    // Wait for the log line: if it came late, the next test would count it.
    await denied(before);
    await fetch(`http://127.0.0.1:${port}/`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect({ status: answer.status, asked }).toEqual({ status: 503, asked: 1 });
  });

  test.each([
    ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254', '198.18.0.1'],
    ...['[fd00::1]', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:10.0.0.1]', '[64:ff9b::a00:1]'],
  ])('what is inside a network: %s', async (host) => {
    const before = denials();
    const answer = await asEditor('POST', '/files/import', { url: `http://${host}/x.txt` });
    expect(answer.status).toBe(503);
    // No server runs at this address. Only the log shows that Directus did not try to connect.
    await denied(before);
    expect(denials()).toBe(before + 1);
  });

  const denials = () => cms.output().split('resolves to a denied IP address').length;
  const denied = (before: number) =>
    soon(
      () => Promise.resolve(denials()),
      (count) => count > before,
    );

  test('the mails, not even with the key of their page', async () => {
    const key = await keptSecret(cms.data, 'MAIL_KEY');
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.administrator.email });
    for (const path of ['', 'messages', `${key}/`, `${key}/messages`]) {
      const answer = await asEditor('POST', '/files/import', { url: `${cms.mail}/${path}` });
      expect({ path, status: answer.status }).toEqual({ path, status: 503 });
    }
  });
});

function asEditor(method: string, path: string, body?: unknown): Promise<Answer> {
  return cms.ask(method, path, body, editor);
}
