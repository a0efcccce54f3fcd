import { jest } from '@jest/globals';
import { healthFindings } from '../../../../cms/check/healthFindings.ts';

const findings = async (answer: Promise<Response>) => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);
  return (await healthFindings('http://127.0.0.1:8055', 'token')).map(({ line }) => line);
};

const answered = (body: unknown, status = 200) =>
  findings(Promise.resolve(Response.json(body, { status })));

const ok = { status: 'ok' };

it('reports nothing if all works, or is slow', async () => {
  const checks = { 'sqlite3:responseTime': [{ status: 'warn' }], 'email:connection': [ok] };
  expect(await answered({ status: 'warn', checks })).toEqual([]);
});

it('reports the mail server, without the password', async () => {
  const output = { code: 'EAUTH', response: '535 Denied', command: 'AUTH secret' };
  const checks = { 'email:connection': [{ status: 'error', output }] };
  expect(await answered({ status: 'error', checks }, 503)).toEqual([
    'EMAIL_SMTP_HOST: expected a mail server that accepts Directus’ log-in, found EAUTH, 535 Denied; correct the EMAIL_ variables. No mail arrives.',
  ]);
});

it('reports each check that failed, not only the first of a list', async () => {
  const failed = { status: 'error', output: 'Disk full' };
  const checks = { 'storage:local:responseTime': [ok, failed], 'cache:responseTime': [failed] };
  expect(await answered({ status: 'error', checks }, 503)).toEqual([
    'storage:local:responseTime: expected ok, found Disk full; see Directus’ log.',
    'cache:responseTime: expected ok, found Disk full; see Directus’ log.',
  ]);
});

it.each([null, 7, {}, { errno: -28, code: -28 }])(
  'reports a failed check whose cause it does not know: %j',
  async (output) => {
    const checks = { 'storage:local:responseTime': [{ status: 'error', output }] };
    expect(await answered({ status: 'error', checks }, 503)).toEqual([
      'storage:local:responseTime: expected ok, found an error; see Directus’ log.',
    ]);
  },
);

const instead = (found: string) =>
  `/server/health: expected Directus’ checks of its database, storage and mail server, found ${found}; see Directus’ log, and check again.`;

it.each<[unknown, number]>([
  [{ errors: [{ message: 'You don’t have permission to access this.' }] }, 403],
  [{ status: 'ok' }, 200],
  [{ checks: null }, 200],
  [{ checks: { 'email:connection': { status: 'ok' } } }, 200],
  [null, 500],
])('reports an answer without checks: %j, %s', async (body, status) => {
  expect(await answered(body, status)).toEqual([instead(`none in an answer of status ${status}`)]);
});

it('reports an answer that is no JSON', async () => {
  const page = new Response('<html>Bad gateway</html>', { status: 502 });
  expect(await findings(Promise.resolve(page))).toEqual([
    instead('none in an answer of status 502'),
  ]);
});

it('reports that no answer came', async () => {
  const refused = Promise.reject(new TypeError('fetch failed'));
  expect(await findings(refused)).toEqual([instead('no answer')]);
});
