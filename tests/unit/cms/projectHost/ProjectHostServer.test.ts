import { request } from 'node:http';
import { ProjectHostServer } from '../../../../cms/projectHost/ProjectHostServer.ts';

const host = new ProjectHostServer();

beforeAll(() => host.listen());
afterAll(() => host.stop());

test.each([
  ['GET', '/vhm/%', ''],
  ['GET', '//', ''],
  ['POST', '/vhm/auth/authenticate', '{'],
])('the host refuses %s %s and lives', async (method, path, body) => {
  expect(await statusOf(method, path, body)).toBe(400);
  expect(await statusOf('GET', '/server/ping', '')).toBe(200);
});

/** Sends the path unchanged. `fetch` would normalise it. */
function statusOf(method: string, path: string, body: string): Promise<number | undefined> {
  const { hostname, port } = new URL(host.url);
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, (response) =>
      resolve(response.resume().statusCode),
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
