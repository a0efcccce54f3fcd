import { inspect } from 'node:util';
import { resetPassword } from '../../../../backend/projectHost/authentication.ts';
import type { Request } from '../../../../backend/projectHost/request.ts';
import { Transport } from '../../../../backend/projectHost/Transport.ts';
import {
  ProjectHostConfigurationError,
  type ProjectHostError,
} from '../../../../backend/projectHost/errors.ts';
import { json, refusal } from '../../../../cms/projectHost/response.ts';
import {
  answering,
  drop,
  emptyError,
  expiredToken,
  invalidJson,
  type Misbehaviour,
} from '../../../projectHost/misbehaviour.ts';
import { contractServer, hostOn, rejection } from './contract.ts';

const contract = contractServer();

const answers: [string, Misbehaviour, Partial<ProjectHostError>][] = [
  ['a dropped connection', drop, { message: 'Network error', code: -1 }],
  ['half of an answer', invalidJson, { message: 'API returned invalid JSON', code: 422 }],
  ['an answer without data', answering(json({})), { message: 'API returned invalid JSON' }],
  ['no list of items', answering(json({ data: {} })), { message: 'API returned invalid JSON' }],
  ['an error without a body', emptyError, { message: 'Unknown error occured', code: 500 }],
  [
    "a proxy's error page",
    answering({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }),
    { message: 'Unknown error occured', code: 502 },
  ],
  ['an expired token', expiredToken, { message: 'auth_expired_token', code: 102, status: 401 }],
  [
    "the backend's own error",
    answering(refusal(403, 3, 'Unauthorized request')),
    { message: 'Unauthorized request', code: 3, status: 403 },
  ],
];

test.each(answers)('%s', async (_name, misbehaviour, expected) => {
  contract.server.misbehave(misbehaviour);
  const error = await rejection(hostOn(contract.server).items('pages', {}));
  expect(error).toMatchObject({ ...expected, method: 'GET' });
});

test('a host that is not there', async () => {
  const host = hostOn(contract.server, { url: 'http://127.0.0.1:9' });
  expect(await rejection(host.projectDetails())).toMatchObject({
    message: 'Network error',
    code: -1,
  });
});

test('without an address or a project, nothing is sent', async () => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
  const noUrl = hostOn(contract.server, { url: '', fetch });
  const noProject = hostOn(contract.server, { project: '', fetch });
  const errors = [
    await rejection(noUrl.projectDetails()),
    await rejection(noProject.items('pages', {})),
  ];
  expect(errors).toEqual([
    new ProjectHostConfigurationError('SDK has no URL configured'),
    new ProjectHostConfigurationError('SDK has no project configured'),
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

describe('no secret is in an error, however it is printed', () => {
  const secret = 'a-very-secret-token';

  test('a token that the backend repeats', async () => {
    contract.server.misbehave(answering(refusal(401, 101, `No such token: ${secret}`)));
    const error = await rejection(hostOn(contract.server, { token: secret }).items('pages', {}));
    expect(error).toMatchObject({ code: 101, message: 'No such token: (secret)' });
    expect(printed(error)).not.toContain(secret);
  });

  test('a token that no header can hold, which the platform repeats', async () => {
    const error = await rejection(
      hostOn(contract.server, { token: `${secret}\n€` }).projectDetails(),
    );
    expect(error).toMatchObject({ message: 'Network error' });
    expect(printed(error)).not.toContain(secret);
  });

  test('a password that the backend repeats', async () => {
    const { url, backend } = contract.server;
    const transport = new Transport({ url });
    const send = (request: Request) => transport.send(request, { project: backend.project });
    contract.server.misbehave(answering(refusal(422, 4, `Too weak: ${secret}`)));
    const error = await rejection(resetPassword(send, 'mailed', secret));
    expect(printed(error)).toContain('Too weak');
    expect(printed(error)).not.toContain(secret);
  });

  function printed(error: unknown): string {
    return inspect(error, { depth: Infinity, showHidden: true }) + JSON.stringify(error);
  }
});
